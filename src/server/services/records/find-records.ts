// Finds records by words of their titles, for the search of the back office.
import { type SQL, sql } from 'drizzle-orm';
import type { FoundRecord } from '#domain/back-office/found-record.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import { hasForm } from '#domain/resources/form-groups.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { titleRank, titleRanks } from '#server/services/search/title-rank.ts';
import { ilikePattern, typedWords } from '#server/services/search/typed-words.ts';
import { rowsOfResource } from './read-records.ts';

/** The maximum number of results per resource. */
const maxOfResource = 6;

/** Resources to search. Pages are edited in place, pictures in their library. */
const searched = resourceNames.filter((name) => hasForm(name) || name === 'pages' || name === 'media');

/** The resources that people look for most, in this order: listed before all others. */
const mainResources: readonly ResourceName[] = [
  'productions',
  'events',
  'persons',
  'pages',
  'press_articles',
  'subscriptions',
  'venues',
  'forms',
];
/** Listed after all others, because they only serve other records. */
const servingResources: readonly ResourceName[] = ['search_synonyms', 'media'];

interface FoundRow extends Record<string, unknown> {
  resource: ResourceName;
  id: number;
  title: Localized;
  detail: string;
  path: Localized | null;
  is_online: boolean;
  rank: number;
}

/**
 * At most six of each resource, the best matches first; upcoming events before past ones. Every word must occur, in
 * either language; days are written as in German, `24.11.`. One query; none without words.
 */
export async function findRecords(
  { db }: Pick<Database, 'db'>,
  query: string,
  locale: Locale,
  now: Date,
): Promise<FoundRecord[]> {
  const words = typedWords(query);
  if (words.length === 0) return [];
  const selects = searched.map((name) => selectFrom(name, words, now));
  const { rows } = await db.execute<FoundRow>(sql.join(selects, sql` union all `));
  return inOrder(rows).map(({ rank: _rank, ...row }) => ({
    ...row,
    kind: resourceLabels(row.resource, locale).one,
    title: textOf(row.title, locale),
    path: row.path && `/${locale}/${textOf(row.path, locale)}?edit`,
  }));
}

/** By importance of the resource and then by rank, but matches inside of words after all others. */
function inOrder(rows: readonly FoundRow[]): FoundRow[] {
  const keysOf = ({ resource, rank }: FoundRow) => {
    const place = mainResources.indexOf(resource);
    const tier = place >= 0 ? 0 : servingResources.includes(resource) ? 2 : 1;
    // Events stay in the order of their days, whether or not they have a name of their own.
    const level = resource === 'events' ? Math.max(rank, titleRanks.start) : rank;
    return [Number(rank === titleRanks.elsewhere), tier, level, place] as const;
  };
  return rows.toSorted((one, other) => {
    const [keys, others] = [keysOf(one), keysOf(other)];
    const differences = keys.map((key, at) => key - (others[at] as number));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
}

function selectFrom(name: ResourceName, words: readonly string[], now: Date): SQL {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const isEvent = name === 'events';
  const calledIn = (language: Locale) => (isEvent ? eventTitle(language) : titleIn(name, language));
  const detail = isEvent
    ? sql`to_char(${columns.date_start} at time zone 'Europe/Berlin', 'DD.MM.YYYY HH24.MI') || ', ' || ${columns.stage_name}`
    : name === 'media'
      ? sql`${columns.file_name}`
      : sql`''`;
  const isPage = name === 'pages';
  const path = isPage
    ? sql`jsonb_build_object('de', ${columns.path_de}, 'en', ${columns.path_en})`
    : sql`null::jsonb`;
  const haystack = sql`concat_ws(' ', ${calledIn('de')}, ${calledIn('en')}, ${detail})`;
  const conditions = [
    rowsOfResource(name) ?? sql`true`,
    isPage ? sql`${columns.deleted_at} is null` : sql`true`,
    ...words.map((word) => sql`${haystack} ilike ${ilikePattern(word)}`),
  ];
  const rank = titleRank([calledIn('de'), calledIn('en')], words);
  const order = isEvent
    ? sql`${columns.date_start} < ${now.toISOString()}::timestamptz, abs(extract(epoch from ${columns.date_start} - ${now.toISOString()}::timestamptz))`
    : sql`rank, ${calledIn('de')}, ${columns.id}`;
  const from = isEvent
    ? sql`${table} left join productions p on p.id = ${columns.production_id}`
    : sql`${table}`;
  return sql`(select ${sql.raw(`'${name}'`)} as resource, ${columns.id} as id,
      jsonb_build_object('de', ${calledIn('de')}, 'en', ${calledIn('en')}) as title,
      ${detail} as detail, ${path} as path, ${columns.is_online ?? sql`true`} as is_online, ${rank} as rank
    from ${from} where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${sql.raw(String(maxOfResource))})`;
}

/** The naming fields of a record in one language; German if the other is missing. */
export function titleIn(name: ResourceName, language: Locale): SQL {
  const columns = columnsOf(resourceTables[name].table);
  const parts = resources[name].title.flatMap((field) => {
    const column = columns[field];
    if (!column) return [];
    return [isLocalized(name, field) ? localizedText(sql`${column}`, language) : sql`${column}::text`];
  });
  return sql`concat_ws(' ', ${sql.join(parts, sql`, `)})`;
}

/** The name of an event, else that of its production. */
function eventTitle(language: Locale): SQL {
  const own = columnOf(resourceTables.events.table, 'name');
  return sql`coalesce(${localizedText(sql`${own}`, language)}, ${localizedText(sql`p.name`, language)}, '')`;
}

const localizedText = (column: SQL, language: Locale) =>
  sql`coalesce(nullif(${column}->>${sql.raw(`'${language}'`)}, ''), nullif(${column}->>'de', ''))`;

function isLocalized(name: ResourceName, field: string): boolean {
  const kind = resources[name].fields[field]?.kind;
  return kind === 'line' || kind === 'plain' || kind === 'rich';
}
