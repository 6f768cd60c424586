// The names of the records that the log speaks of.
import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import { tableOf } from './log-rows.ts';

export interface NamedRecord {
  resource: ResourceName;
  id: string;
}

interface TitleRow extends NamedRecord, Record<string, unknown> {
  titles: unknown[];
  /** Of a picture, which may have no words yet. */
  file_name: string;
}

const keyOf = ({ resource, id }: NamedRecord): string => `${resource} ${id}`;

/**
 * Names by {@link titleKey}; records that are gone are missing. One query, whatever they are.
 */
export async function readTitles(
  { db }: Pick<Database, 'db'>,
  records: readonly NamedRecord[],
  locale: Locale,
): Promise<(record: NamedRecord) => string> {
  const parts = resourceNames.flatMap((resource) => {
    const ids = records
      .filter((record) => record.resource === resource && /^\d{1,9}$/.test(record.id))
      .map(({ id }) => Number(id));
    if (ids.length === 0 || resource === 'containers') return [];
    // As the description has it: texts per language, or the same in both.
    const columns = resources[resource].title.map((field) => columnOf(resource, field));
    const titles = columns.map((column) => sql`to_jsonb(${sql.identifier(column)})`);
    return [
      sql`select ${resource}::text as resource, id::text as id, jsonb_build_array(${sql.join(titles, sql`, `)}) as titles,
        ${resource === 'media' ? sql`file_name` : sql`''`} as file_name
        from ${sql.identifier(tableOf(resource))} where id in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`,
    ];
  });
  if (parts.length === 0) return () => '';
  const { rows } = await db.execute<TitleRow>(sql.join(parts, sql` union all `));
  const names = new Map(rows.map((row) => [keyOf(row), nameOf(row.titles, locale) || row.file_name]));
  return (record) => names.get(keyOf(record)) ?? '';
}

function columnOf(resource: ResourceName, field: string): string {
  return resources[resource].fields[field]?.kind === 'reference' ? `${field}_id` : field;
}

function nameOf(titles: readonly unknown[], locale: Locale): string {
  const texts = titles.map((title) => {
    if (title === null || title === undefined) return '';
    return typeof title === 'object' ? textOf(title as Record<Locale, string>, locale) : String(title);
  });
  return texts.filter((text) => text !== '').join(' ');
}
