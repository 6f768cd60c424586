// Finds fields that were edited by hand and differ from the last import. Compared once per change, and stored. The same
// rule is in `manually-edited-fields.ts` for one record, whose form also needs the values: reading thousands of records
// to compare them there takes too long for the front page. `tests/api/records/manual-edits.test.ts` compares both.
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bothLanguages } from '#domain/languages/locales.ts';
import { groupsOf, hasForm } from '#domain/resources/form-groups.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { type ListTable, resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { isInLanguages } from '#server/services/records/manually-edited-fields.ts';
import { columnNameOf } from '#server/services/records/read-records.ts';
import { emptyOf } from '#server/services/records/write-fields.ts';

/** Maximum records of a table per comparison, to bound its time. */
const maxCompared = 500;

/** A remembered field, and SQL for the list of its parts that differ from the stored value. */
interface Comparison {
  remembered: string;
  editedFields: SQL;
}

/** In the order of the form. */
function comparisonsOf(name: ResourceName): Comparison[] {
  const { table, lists = {} } = resourceTables[name];
  const columns = columnsOf(table);
  const described = fieldsOf(name);
  return groupsOf(name as never)
    .flatMap(([, fields]: readonly [string, readonly string[]]) => fields)
    .flatMap((field) => {
      const kind = described[field];
      const list = lists[field];
      const isOpen = notDeclined(sql`remembered.value`, field);
      if (list)
        return [
          {
            remembered: field,
            editedFields: editedFieldsArray([
              fieldIfEdited(sql`${isOpen} and ${importedRows(list)} <> ${storedRows(list)}`, field),
            ]),
          },
        ];
      const found = kind && columnNameOf(field, kind, columns);
      if (!found) return [];
      const column = columnOf(table, found);
      const stored = sql`record.${sql.identifier(column.name)}`;
      if (!isInLanguages(kind))
        return [
          {
            remembered: found,
            editedFields: editedFieldsArray([
              fieldIfEdited(sql`${isOpen} and ${differsFrom(column, stored)}`, field),
            ]),
          },
        ];
      const differing = bothLanguages.map((language) =>
        fieldIfEdited(
          sql`${notDeclined(sql`remembered.value->${language}`, `${field}.${language}`)}
            and coalesce(remembered.value->>${language}, '') <> coalesce(${stored}->>${language}, '')`,
          `${field}.${language}`,
        ),
      );
      return [{ remembered: found, editedFields: editedFieldsArray(differing) }];
    });
}

/** The value of the import was not declined. */
const notDeclined = (importedValue: SQL, path: string) =>
  sql`record.declined->${path}::text is distinct from coalesce(${importedValue}, 'null')`;

const editedFieldsArray = (fields: SQL[]) => sql`array_remove(array[${sql.join(fields, sql`, `)}], null)`;
const fieldIfEdited = (differs: SQL, field: string) => sql`case when ${differs} then ${field}::text end`;

/** Remembered values are JSON, so instants and amounts are cast for the comparison. */
function differsFrom(column: PgColumn, stored: SQL): SQL {
  const type = column.getSQLType();
  if (/^(?:timestamp|numeric)/.test(type)) {
    return sql`(remembered.value#>>'{}')::${sql.raw(type)} is distinct from ${stored}`;
  }
  return sql`nullif(remembered.value, 'null'::jsonb) is distinct from to_jsonb(${stored})`;
}

/** The rows of a list as JSON, without id, owner and order. Without an order column they are a set. */
function rowsIn({ table, owner, entry }: ListTable, row: SQL, from: SQL): SQL {
  const { order, ...columns } = columnsOf(table);
  const own = Object.entries(columns).filter(([name]) => name !== 'id' && name !== owner);
  // Imports from before a column was added have its default.
  const initial = JSON.stringify(Object.fromEntries(own.map(([name, column]) => [name, emptyOf(column)])));
  const value = entry
    ? sql`${row}->${entry}`
    : sql`jsonb_strip_nulls((${initial}::jsonb || ${row}) - array['id', ${owner}, 'order'])`;
  const place = order ? sql`(${row}->>'order')::int, (${row}->>'id')::int` : value;
  return sql`(select coalesce(jsonb_agg(${value} order by ${place}), '[]') ${from})`;
}

function storedRows(list: ListTable): SQL {
  const owner = columnOf(list.table, list.owner);
  return rowsIn(
    list,
    sql`to_jsonb(entry)`,
    sql`from ${list.table} entry where entry.${sql.identifier(owner.name)} = record.id`,
  );
}

const importedRows = (list: ListTable) =>
  rowsIn(list, sql`entry`, sql`from jsonb_array_elements(remembered.value) entry`);

/** A resource whose records are compared; `from` has the aliases `record` and `imported`. */
interface Compared {
  name: ResourceName;
  record_table: string;
  comparisons: Comparison[];
  from: SQL;
}

const compared: Compared[] = resourceNames.flatMap((name) => {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const comparisons = hasForm(name) ? comparisonsOf(name) : [];
  if (comparisons.length === 0 || !columns.id) return [];
  const record_table = getTableName(table);
  const key = columns.source_key ? sql`record.source_key` : sql`record.id::text`;
  const level = name === 'menu_links' ? sql`and record.parent_id is null` : sql``;
  const below = name === 'submenu_links' ? sql`and record.parent_id is not null` : sql``;
  const from = sql`imported_values imported join ${table} record
    on imported.record_table = ${record_table} and ${key} = imported.record_key ${level} ${below}`;
  return [{ name, record_table, comparisons, from }];
});

/** Records that were written since the last comparison, each with its manually edited fields by form. */
function manuallyEditedByRecord({ record_table, comparisons, from }: Compared): SQL {
  const cases = comparisons.map(
    ({ remembered, editedFields }) => sql`when ${remembered} then ${editedFields}`,
  );
  const places = comparisons.map(({ remembered }, at) => sql`when ${remembered} then ${at}::int`);
  return sql`select ${record_table}::text as record_table, record.record_key, record.newest, edited.fields
    from (
      select record.*, imported.record_key, imported.values as remembered_values, imported.declined, changed.newest from ${from}
        join (select record_id, max(id) as newest from change_log where record_table = ${record_table}
          group by record_id having bool_or(actor <> 'import')) changed on changed.record_id = record.id::text
        where changed.newest > coalesce(imported.compared, 0)
        limit ${maxCompared} for update of imported skip locked
    ) record
    cross join lateral (
      select coalesce(array_agg(part.field order by compared.place, part.nth), '{}') as fields from (
        select case remembered.name ${sql.join(cases, sql` `)} end as fields,
          case remembered.name ${sql.join(places, sql` `)} end as place
          from jsonb_each(record.remembered_values) remembered(name, value) offset 0
      ) compared cross join lateral unnest(compared.fields) with ordinality part(field, nth)
    ) edited`;
}

const comparing: SQL = sql`update imported_values imported set held = edits.fields, compared = edits.newest
  from (${sql.join(compared.map(manuallyEditedByRecord), sql` union all `)}) edits
  where imported.record_table = edits.record_table and imported.record_key = edits.record_key`.inlineParams();

/** Compares what was written since the last run, because comparing everything takes long. One query. */
export async function compareManualEdits(queries: Queries): Promise<void> {
  await queries.execute(comparing);
}

/**
 * Rows as in all issue queries, with the number of further manual edits of the record; the latest first. Events are
 * identified by play and day.
 */
export const manualEditsQuery: SQL =
  sql`select edits.resource, edits.id, edits.title, edits.field, edits.at, null::int, edits.more
  from (${sql.join(
    compared.map(({ name, from }) => {
      const isEvent = name === 'events';
      const title = isEvent
        ? sql`coalesce(record.name, (select p.name from productions p where p.id = record.production_id))`
        : sql`null::jsonb`;
      const at = isEvent ? sql`record.date_start` : sql`null`;
      return sql`select ${name}::text as resource, record.id, ${title} as title, imported.held[1] as field, ${at}::timestamptz as at,
        cardinality(imported.held) - 1 as more, imported.compared from ${from} where imported.held <> '{}'`;
    }),
    sql` union all `,
  )}) edits order by edits.compared desc`.inlineParams();
