// Finds fields that were edited by hand and differ from the last import. Compared once per change, and stored.
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
      const isOpen = notDeclined(sql`s.said`, field);
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
      const stored = sql`t.${sql.identifier(column.name)}`;
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
          sql`${notDeclined(sql`s.said->${language}`, `${field}.${language}`)}
            and coalesce(s.said->>${language}, '') <> coalesce(${stored}->>${language}, '')`,
          `${field}.${language}`,
        ),
      );
      return [{ remembered: found, editedFields: editedFieldsArray(differing) }];
    });
}

/** The value of the import was not declined. */
const notDeclined = (importedValue: SQL, path: string) =>
  sql`t.declined->${path}::text is distinct from coalesce(${importedValue}, 'null')`;

const editedFieldsArray = (fields: SQL[]) => sql`array_remove(array[${sql.join(fields, sql`, `)}], null)`;
const fieldIfEdited = (differs: SQL, field: string) => sql`case when ${differs} then ${field}::text end`;

/** Remembered values are JSON, so instants and amounts are cast for the comparison. */
function differsFrom(column: PgColumn, stored: SQL): SQL {
  const type = column.getSQLType();
  if (/^(?:timestamp|numeric)/.test(type)) {
    return sql`(s.said#>>'{}')::${sql.raw(type)} is distinct from ${stored}`;
  }
  return sql`nullif(s.said, 'null'::jsonb) is distinct from to_jsonb(${stored})`;
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
    sql`to_jsonb(l)`,
    sql`from ${list.table} l where l.${sql.identifier(owner.name)} = t.id`,
  );
}

const importedRows = (list: ListTable) => rowsIn(list, sql`l`, sql`from jsonb_array_elements(s.said) l`);

/** A resource whose records are compared; aliases `t` and `imported_values i`. */
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
  const key = columns.source_key ? sql`t.source_key` : sql`t.id::text`;
  const level = name === 'menu_links' ? sql`and t.parent_id is null` : sql``;
  const below = name === 'submenu_links' ? sql`and t.parent_id is not null` : sql``;
  const from = sql`imported_values i join ${table} t
    on i.record_table = ${record_table} and ${key} = i.record_key ${level} ${below}`;
  return [{ name, record_table, comparisons, from }];
});

/** Records that were written since the last comparison, each with its manually edited fields by form. */
function manuallyEditedByRecord({ record_table, comparisons, from }: Compared): SQL {
  const cases = comparisons.map(
    ({ remembered, editedFields }) => sql`when ${remembered} then ${editedFields}`,
  );
  const places = comparisons.map(({ remembered }, at) => sql`when ${remembered} then ${at}::int`);
  return sql`select ${record_table}::text as record_table, t.record_key, t.newest, h.fields
    from (
      select t.*, i.record_key, i.values as remembered_values, i.declined, c.newest from ${from}
        join (select record_id, max(id) as newest from change_log where record_table = ${record_table}
          group by record_id having bool_or(actor <> 'import')) c on c.record_id = t.id::text
        where c.newest > coalesce(i.compared, 0)
        limit ${maxCompared} for update of i skip locked
    ) t
    cross join lateral (
      select coalesce(array_agg(f.field order by c.place, f.nth), '{}') as fields from (
        select case s.remembered ${sql.join(cases, sql` `)} end as fields,
          case s.remembered ${sql.join(places, sql` `)} end as place
          from jsonb_each(t.remembered_values) s(remembered, said) offset 0
      ) c cross join lateral unnest(c.fields) with ordinality f(field, nth)
    ) h`;
}

const comparing: SQL = sql`update imported_values i set held = h.fields, compared = h.newest
  from (${sql.join(compared.map(manuallyEditedByRecord), sql` union all `)}) h
  where i.record_table = h.record_table and i.record_key = h.record_key`.inlineParams();

/** Compares what was written since the last run, because comparing everything takes long. One query. */
export async function compareManualEdits(queries: Queries): Promise<void> {
  await queries.execute(comparing);
}

/**
 * Rows as in all issue queries, with the number of further manual edits of the record; the latest first. Events are
 * identified by play and day.
 */
export const manualEditsQuery: SQL = sql`select h.resource, h.id, h.title, h.field, h.at, null::int, h.more
  from (${sql.join(
    compared.map(({ name, from }) => {
      const isEvent = name === 'events';
      const title = isEvent
        ? sql`coalesce(t.name, (select p.name from productions p where p.id = t.production_id))`
        : sql`null::jsonb`;
      const at = isEvent ? sql`t.date_start` : sql`null`;
      return sql`select ${name}::text as resource, t.id, ${title} as title, i.held[1] as field, ${at}::timestamptz as at,
        cardinality(i.held) - 1 as more, i.compared from ${from} where i.held <> '{}'`;
    }),
    sql` union all `,
  )}) h order by h.compared desc`.inlineParams();
