// Interprets the search text above a list: names, related records, days.
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { berlinDay } from '#domain/dates/dates.ts';
import { rangesOfWord } from '#domain/resources/periods.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { umlautSpellings } from '#domain/search/normalize-words.ts';
import { stageNames, venueName } from '#domain/venues/venues.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { ilikePattern, typedWords, wordStartPattern } from '#server/services/search/typed-words.ts';
import { withinDays } from './list-conditions.ts';
import type { ListTime } from './list-values.ts';

/** Both languages of a text, written as the trigram indexes have it. */
const bothOf = (text: SQL) => sql`((${text} ->> 'de') || ' ' || coalesce(${text} ->> 'en', ''))`;

const isIn = (text: SQL, word: string) => {
  const patterns = umlautSpellings(word.toLowerCase()).map(ilikePattern);
  return or(...patterns.map((pattern) => sql`${text} ilike ${pattern}`));
};

/** Searched columns besides the title. */
const alsoSearched: Partial<Record<ResourceName, readonly string[]>> = {
  events: ['subtitle', 'stage_name'],
  internal_dates: ['stage_name', 'note'],
  productions: ['author', 'director', 'original_title'],
  redirects: ['new_path'],
  menu_links: ['url'],
  submenu_links: ['url'],
  pages: ['path_de', 'path_en'],
  media: ['file_name', 'caption'],
  forms: ['slug'],
};

/** The productions with a word in their name, or with a person of that name. */
const productionsWith = (word: string) => sql`(
  select p.id from productions p where ${isIn(bothOf(sql`p.name`), word)}
  union select c.production_id from production_cast c where ${isIn(sql`c.name`, word)}
  union select c.production_id from production_credits c where ${isIn(sql`c.name`, word)})`;

const related: Partial<Record<ResourceName, (word: string) => SQL | undefined>> = {
  events: (word) => {
    const { table } = resourceTables.events;
    const places = stageNames.filter((stage) =>
      (['de', 'en'] as const).some((locale) =>
        venueName(stage, locale).toLowerCase().includes(word.toLowerCase()),
      ),
    );
    return or(
      sql`${columnOf(table, 'production_id')} in ${productionsWith(word)}`,
      sql`events.id in (select x.event_id from event_cast x where ${isIn(sql`x.name`, word)})`,
      places.length > 0 ? inArray(columnOf(table, 'stage_name'), places) : undefined,
    );
  },
  productions: (word) => sql`productions.id in ${productionsWith(word)}`,
  internal_dates: (word) => sql`internal_dates.production_id in ${productionsWith(word)}`,
  press_articles: (word) => sql`press_articles.production_id in ${productionsWith(word)}`,
  runs: (word) => sql`runs.production_id in ${productionsWith(word)}`,
  production_teasers: (word) => sql`production_teasers.production_id in ${productionsWith(word)}`,
  booklet_sections: (word) => sql`booklet_sections.production_id in ${productionsWith(word)}`,
};

function dayCondition(name: ResourceName, word: string, { now }: ListTime): SQL | undefined {
  const { date_start } = columnsOf(resourceTables[name].table);
  if (!date_start) return undefined;
  const ranges = rangesOfWord(word, berlinDay(now));
  return or(...ranges.map((range) => withinDays(date_start, range)));
}

function textsOf(name: ResourceName, fields: readonly string[]): SQL[] {
  const columns = columnsOf(resourceTables[name].table);
  return fields.flatMap((field) => {
    const column = columns[field];
    if (!column) return [];
    const isLocalized = column.dataType === 'json' && fieldsOf(name)[field] !== undefined;
    return [isLocalized ? bothOf(sql`${column}`) : sql`${column}`];
  });
}

/** Whether a word of the title starts with the first search word: "Mira" does not match "Samira". */
export function beginsInTitle(name: ResourceName, q: string | undefined): SQL | undefined {
  const [word] = typedWords(q ?? '');
  const texts = textsOf(name, resources[name].title);
  if (!word || texts.length === 0) return undefined;
  return sql`concat_ws(' ', ${sql.join(texts, sql`, `)}) ~* ${wordStartPattern(word)}`;
}

/** Every word must occur, each in any column. */
export function searchConditions(name: ResourceName, q: string | undefined, time: ListTime): SQL[] {
  const texts = textsOf(name, [...new Set([...resources[name].title, ...(alsoSearched[name] ?? [])])]);
  return typedWords(q ?? '').map(
    (word) =>
      // A day is matched by date only.
      dayCondition(name, word, time) ??
      (or(...texts.map((text) => isIn(text, word)), related[name]?.(word)) as SQL),
  );
}
