// Which records have a field that was corrected by hand while the last import says something else, as a question in SQL.
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bothLanguages } from '#domain/languages/locales.ts';
import { groupsOf, hasForm } from '#domain/resources/form-groups.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { isInLanguages } from '#server/services/records/held-fields.ts';
import { columnOf, columnsOf } from '#server/services/records/read-records.ts';

/** A field, and whether what is stored in its column differs from what the import said. */
function differences(name: ResourceName): { field: string; differs: SQL }[] {
  const { table, lists = {} } = resourceTables[name];
  const columns = columnsOf(table);
  const described = fieldsOf(name);
  return groupsOf(name as never)
    .flatMap(([, fields]: readonly [string, readonly string[]]) => fields)
    .flatMap((field) => {
      const kind = described[field];
      const found = kind && !lists[field] && columnOf(field, kind, columns);
      if (!found) return [];
      const stored = sql`t.${sql.identifier((columns[found] as PgColumn).name)}`;
      const isSaid = sql`i.values ? ${found}`;
      if (isInLanguages(kind)) {
        return bothLanguages.map((language) => ({
          field: `${field}.${language}`,
          differs: sql`(${isSaid} and coalesce(i.values->${found}->>${language}, '') <> coalesce(${stored}->>${language}, ''))`,
        }));
      }
      return [{ field, differs: sql`(${isSaid} and ${unlike(columns[found] as PgColumn, stored, found)})` }];
    });
}

/** The log of imports holds JSON: instants and amounts are compared as such. */
function unlike(column: PgColumn, stored: SQL, name: string): SQL {
  const type = column.getSQLType();
  if (/^(?:timestamp|numeric)/.test(type)) {
    return sql`(i.values->>${name})::${sql.raw(type)} is distinct from ${stored}`;
  }
  return sql`nullif(i.values->${name}, 'null'::jsonb) is distinct from to_jsonb(${stored})`;
}

/**
 * The records of a resource, each with the first of its fields in the order of the form. Only those that somebody wrote are
 * compared: it takes long to compare all.
 */
function heldIn(name: ResourceName): SQL[] {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const found = hasForm(name) ? differences(name) : [];
  if (found.length === 0 || !columns.id) return [];
  const key = columns.source_key ? sql`t.source_key` : sql`t.id::text`;
  const level = name === 'menu_links' ? sql`and t.parent_id is null` : sql``;
  const below = name === 'submenu_links' ? sql`and t.parent_id is not null` : sql``;
  const cases = found.map(({ field, differs }) => sql`when ${differs} then ${field}::text`);
  return [
    sql`select ${name}::text as resource, t.id, case ${sql.join(cases, sql` `)} end as field
      from imported_values i join ${table} t on ${key} = i.record_key
      where i.record_table = ${getTableName(table)} ${level} ${below}
        and exists (select from change_log c where c.record_table = ${getTableName(table)}
          and c.record_id = t.id::text and c.actor <> 'import')`.inlineParams(),
  ];
}

/** Rows as of every question about care. Lists with rows of their own, such as a cast, are compared in the form only. */
export const heldQuestion: SQL = sql`select h.resource, h.id, null::jsonb, h.field, null::timestamptz, null::int
  from (${sql.join(resourceNames.flatMap(heldIn), sql` union all `)}) h where h.field is not null`;
