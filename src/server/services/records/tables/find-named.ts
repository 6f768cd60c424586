// Finds records by their full names, for tables with references by name.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { plainWords } from '#domain/resources/read-cell.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnsOf } from '#server/db/table-columns.ts';
import { titleIn } from '../find-records.ts';
import { nameRecords } from '../form/record-names.ts';
import { rowsOfResource } from '../read-records.ts';

interface RecordWithName {
  id: number;
  name: string;
}

/** By {@link plainWords} of the name. */
export type NamedRecords = ReadonlyMap<string, readonly RecordWithName[]>;

/**
 * Records with exactly this name in either language, this key in season files, or this id (`#12`). People are also
 * found with the last name first. At most three queries.
 */
export async function findNamed(
  queries: Queries,
  name: ResourceName,
  texts: readonly string[],
  locale: Locale,
): Promise<NamedRecords> {
  if (texts.length === 0) return new Map();
  const { table } = resourceTables[name];
  const { id, source_key } = columnsOf(table);
  const titles = [titleIn(name, 'de'), titleIn(name, 'en')];
  const lowerCaseTexts = texts.flatMap((text) => [text, swapNames(text)]).map((text) => text.toLowerCase());
  const numbers = texts.flatMap((text) => /^#(\d{1,9})$/.exec(text)?.[1] ?? []).map(Number);
  const isAny = (value: SQL) => sql`lower(${value}) = any(${sql.param(lowerCaseTexts)}::text[])`;
  const conditions = [
    ...titles.map(isAny),
    sql`${id} = any(${sql.param(numbers)}::int[])`,
    ...(source_key ? [isAny(sql`${source_key}`)] : []),
  ];
  const { rows } = await queries.execute<{ id: number; de: string; en: string; key: string | null }>(
    sql`select ${id} as id, ${titles[0]} as de, ${titles[1]} as en, ${source_key ?? sql`null`} as key from ${table}
      where (${sql.join(conditions, sql` or `)}) and ${rowsOfResource(name) ?? sql`true`} order by ${id}`,
  );
  const ids = rows.map((row) => Number(row.id));
  const names = await nameRecords(queries, name, ids, locale);
  const found = new Map<string, RecordWithName[]>();
  for (const row of rows) {
    const called = [row.de, row.en, row.key ?? '', `#${row.id}`];
    const words = new Set([...called, ...called.map(swapNames)].map(plainWords).filter(Boolean));
    const record = { id: Number(row.id), name: names.get(Number(row.id)) ?? row.de };
    for (const each of words) found.set(each, [...(found.get(each) ?? []), record]);
  }
  return found;
}

/** "Okafor, Mira" for "Mira Okafor", and vice versa; empty unless there are two names. */
function swapNames(text: string): string {
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  return last && first ? `${first} ${last}` : '';
}
