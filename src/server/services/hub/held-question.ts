// Which records have a field that was corrected by hand while the last import says something else, as a question in SQL.
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bothLanguages } from '#domain/languages/locales.ts';
import { groupsOf, hasForm } from '#domain/resources/form-groups.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { type ListTable, resourceTables } from '#server/db/schema/resource-tables.ts';
import { isInLanguages } from '#server/services/records/held-fields.ts';
import { columnOf, columnsOf } from '#server/services/records/read-records.ts';
import { emptyOf } from '#server/services/records/write-fields.ts';

/** Under which name an import remembers a field, and the name of the field where the stored value differs, else null. */
interface Comparison {
  remembered: string;
  held: SQL;
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
            held: heldIf(sql`${isOpen} and ${saidRows(list)} <> ${storedRows(list)}`, field),
          },
        ];
      const found = kind && columnOf(field, kind, columns);
      if (!found) return [];
      const column = columns[found] as PgColumn;
      const stored = sql`t.${sql.identifier(column.name)}`;
      if (!isInLanguages(kind))
        return [{ remembered: found, held: heldIf(sql`${isOpen} and ${unlike(column, stored)}`, field) }];
      const [de, en] = bothLanguages.map((language) =>
        heldIf(
          sql`${notDeclined(sql`s.said->${language}`, `${field}.${language}`)}
            and coalesce(s.said->>${language}, '') <> coalesce(${stored}->>${language}, '')`,
          `${field}.${language}`,
        ),
      );
      return [{ remembered: found, held: sql`coalesce(${de}, ${en})` }];
    });
}

/** Nobody has decided against what the import says. */
const notDeclined = (said: SQL, path: string) =>
  sql`t.declined->${path}::text is distinct from coalesce(${said}, 'null')`;

const heldIf = (differs: SQL, field: string) => sql`case when ${differs} then ${field}::text end`;

/** What is remembered is JSON: instants and amounts are compared as such. */
function unlike(column: PgColumn, stored: SQL): SQL {
  const type = column.getSQLType();
  if (/^(?:timestamp|numeric)/.test(type)) {
    return sql`(s.said#>>'{}')::${sql.raw(type)} is distinct from ${stored}`;
  }
  return sql`nullif(s.said, 'null'::jsonb) is distinct from to_jsonb(${stored})`;
}

/** The rows of a list as JSON, without id, owner and order: they stand in it. Without an order they are a set. */
function rowsIn({ table, owner, entry }: ListTable, row: SQL, from: SQL): SQL {
  const { order, ...columns } = columnsOf(table);
  const own = Object.entries(columns).filter(([name]) => name !== 'id' && name !== owner);
  // What an import before a column was added did not say is the column's default.
  const initial = JSON.stringify(Object.fromEntries(own.map(([name, column]) => [name, emptyOf(column)])));
  const value = entry
    ? sql`${row}->${entry}`
    : sql`jsonb_strip_nulls((${initial}::jsonb || ${row}) - array['id', ${owner}, 'order'])`;
  const place = order ? sql`(${row}->>'order')::int, (${row}->>'id')::int` : value;
  return sql`(select coalesce(jsonb_agg(${value} order by ${place}), '[]') ${from})`;
}

function storedRows(list: ListTable): SQL {
  const owner = columnsOf(list.table)[list.owner] as PgColumn;
  return rowsIn(
    list,
    sql`to_jsonb(l)`,
    sql`from ${list.table} l where l.${sql.identifier(owner.name)} = t.id`,
  );
}

const saidRows = (list: ListTable) => rowsIn(list, sql`l`, sql`from jsonb_array_elements(s.said) l`);

/**
 * The records of a resource, each with the first of its fields in the order of the form. Only those that somebody wrote are
 * compared, and what is remembered of a record is unpacked once: it takes long to compare all.
 */
function heldIn(name: ResourceName): SQL[] {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const found = hasForm(name) ? comparisonsOf(name) : [];
  if (found.length === 0 || !columns.id) return [];
  const key = columns.source_key ? sql`t.source_key` : sql`t.id::text`;
  const level = name === 'menu_links' ? sql`and t.parent_id is null` : sql``;
  const below = name === 'submenu_links' ? sql`and t.parent_id is not null` : sql``;
  const cases = found.map(({ remembered, held }) => sql`when ${remembered} then ${held}`);
  const places = found.map(({ remembered }, at) => sql`when ${remembered} then ${at}::int`);
  const isEvent = name === 'events';
  const title = isEvent
    ? sql`coalesce(t.name, (select p.name from productions p where p.id = t.production_id))`
    : sql`null::jsonb`;
  const at = isEvent ? sql`t.date_start` : sql`null`;
  // `offset 0` has the database look for what somebody wrote first.
  return [
    sql`select ${name}::text as resource, t.id, h.field, ${title} as title, ${at}::timestamptz as at
      from (
        select t.*, i.values as remembered_values, i.declined from imported_values i join ${table} t on ${key} = i.record_key
          where i.record_table = ${getTableName(table)} ${level} ${below}
            and exists (select from change_log c where c.record_table = ${getTableName(table)}
              and c.record_id = t.id::text and c.actor <> 'import')
          offset 0
      ) t
      cross join lateral (
        select c.field from (
          select case s.remembered ${sql.join(cases, sql` `)} end as field,
            case s.remembered ${sql.join(places, sql` `)} end as place
            from jsonb_each(t.remembered_values) s(remembered, said) offset 0
        ) c where c.field is not null order by c.place limit 1
      ) h`.inlineParams(),
  ];
}

/** Rows as of every question about care. Events are known by their play and day. */
export const heldQuestion: SQL = sql`select h.resource, h.id, h.title, h.field, h.at, null::int
  from (${sql.join(resourceNames.flatMap(heldIn), sql` union all `)}) h`;
