// Finds the records that have a text in one of their fields.
import { type SQL, sql } from 'drizzle-orm';
import { hasForm } from '#domain/resources/form-groups.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { type ListTable, resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnsOf } from '#server/db/table-columns.ts';
import { rowsOfResource } from '../read-records.ts';
import type { RecordKey } from './candidates.ts';

/** Maximum records searched for a text without a record nearby. */
const maxRecords = 6;

const searched = (Object.keys(resourceTables) as ResourceName[]).filter(hasForm);

interface FoundRow extends Record<string, unknown> {
  text: string;
  resource: ResourceName;
  id: number;
}

/** The records with exactly this text in a field, or within a long one, by text. */
export async function findRecordsWithText(
  queries: Queries,
  texts: readonly string[],
): Promise<Map<string, RecordKey[]>> {
  const selects = searched.flatMap((name) => selectFrom(name) ?? []);
  const { rows } = await queries.execute<FoundRow>(sql`
    with seen as (select distinct unnest(${sql.param([...texts])}::text[]) as text)
    select text, resource, id from (
      select *, row_number() over (partition by text order by rank) as place
      from (${sql.join(selects, sql` union all `)}) as found) as ranked
    where place <= ${maxRecords} order by text, place`);
  const byText = Map.groupBy(rows, ({ text }) => text);
  return new Map(
    [...byText].map(([text, own]) => [text, own.map(({ resource, id }) => ({ resource, id: Number(id) }))]),
  );
}

/** Links of menus first, because they are on every page; other resources in any order. */
function selectFrom(name: ResourceName): SQL | null {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const texts = Object.entries(fieldsOf(name)).flatMap(([field, { kind }]) => {
    const column = columns[field];
    if (!column) return [];
    if (kind === 'line' || kind === 'plain') return [sql`${column}->>'de'`, sql`${column}->>'en'`];
    return kind === 'word' || kind === 'text' ? [sql`${column}`] : [];
  });
  if (name === 'persons') texts.push(sql`concat_ws(' ', ${columns.first_name}, ${columns.last_name})`);
  // Long texts are matched by their beginning, since formatting may interrupt them.
  const long = Object.entries(fieldsOf(name)).flatMap(([field, { kind }]) => {
    const letters = kind === 'struck-text' ? 4 : 24;
    if (!columns[field] || !['rich', 'plain', 'struck-text'].includes(kind)) return [];
    return [
      sql`length(seen.text) > 3 and strpos(${columns[field]}::text, left(seen.text, ${sql.raw(`${letters}`)})) > 0`,
    ];
  });
  const rows = Object.values(resourceTables[name].lists ?? {}).flatMap((list) => matchingRows(list, columns));
  if (texts.length === 0) return null;
  const all = sql.join(
    texts.map((text) => sql`replace(${text}, chr(173), '')`),
    sql`, `,
  );
  const matches = [sql`seen.text in (${all})`, ...rows, ...long];
  const rank = name === 'menu_links' || name === 'submenu_links' ? 0 : 1 + searched.indexOf(name as never);
  return sql`(select seen.text, ${sql.raw(`'${name}'`)} as resource, ${columns.id} as id, ${sql.raw(String(rank))} as rank
    from ${table} join seen on (${sql.join(matches, sql` or `)}) where ${rowsOfResource(name) ?? sql`true`})`;
}

/** Rows that belong to a record: credits, cast, quotes. */
function matchingRows({ table, owner, entry }: ListTable, { id }: ReturnType<typeof columnsOf>): SQL[] {
  if (entry) return [];
  const columns = columnsOf(table);
  const { role, content, label, title, help_text, placeholder_text } = columns;
  const texts = [role, content, label, title, help_text, placeholder_text].flatMap((column) =>
    column ? [sql`${column}->>'de'`, sql`${column}->>'en'`] : [],
  );
  const chosen = columns.choices
    ? sql` or (length(seen.text) > 3 and strpos(${columns.choices}::text, seen.text) > 0)`
    : sql``;
  if (columns.name) texts.push(sql`${columns.name}::text`);
  if (texts.length === 0) return [];
  return [
    sql`exists (select 1 from ${table} where ${columns[owner]} = ${id} and (seen.text in (${sql.join(texts, sql`, `)})${chosen}))`,
  ];
}
