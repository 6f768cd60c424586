// Searches link targets by name, for the link picker.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import { linkableScreens } from '#domain/pages/linkable-screens.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { RouteName } from '#domain/site/route-table.ts';
import type { LinkChoice } from '#domain/urls/link-choice.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import type { Database } from '#server/db/client.server.ts';
import { titleRank } from '#server/services/search/title-rank.ts';
import { ilikePattern, typedWords } from '#server/services/search/typed-words.ts';
import { addressOf, type LinkedKind, type LinkTargetRow, linkedKinds, linkedTables } from './link-targets.ts';

/** Searched in addition to the name. */
const also: Partial<Record<LinkedKind, SQL>> = { page: sql`t.path_de || ' ' || t.path_en` };

/** Alternative names of screens, in both languages. */
const alsoCalled: Partial<Record<RouteName, string>> = {
  events: 'Spielplan Kalender Programm Vorstellungen schedule calendar programme dates',
  productions: 'Repertoire Inszenierungen plays repertoire productions',
  ensemble: 'Schauspielerinnen Schauspieler actors company',
  'people-teams': 'Regie Bühne Kostüme directors designers',
  subscriptions: 'Abonnement season tickets',
  venues: 'Bühnen Häuser stages houses',
  press: 'Kritiken Pressebilder reviews',
};

const maxOfKind = 12;

/**
 * Screens first, then at most a dozen of each kind, the best matches of all kinds first, then by name; without a query the
 * first ones of each. One query.
 */
export async function searchLinkTargets(
  { db }: Database,
  query: string,
  locale: Locale,
): Promise<LinkChoice[]> {
  const words = typedWords(query);
  const selects = linkedKinds.map((kind) => {
    const { from, title, slug, isKept } = linkedTables[kind];
    const text = sql`concat_ws(' ', ${title}->>'de', ${title}->>'en', ${also[kind] ?? sql`''`})`;
    const conditions = [isKept, ...words.map((word) => sql`${text} ilike ${ilikePattern(word)}`)];
    const rank = titleRank([sql`${title}->>'de'`, sql`${title}->>'en'`], words);
    return sql`(select ${sql.raw(`'${kind}'`)} as kind, t.id, ${title} as title, ${slug} as slug, t.is_online, ${rank} as rank
      from ${from} where ${sql.join(conditions, sql` and `)} order by rank, ${title}->>'de', t.id limit ${sql.raw(String(maxOfKind))})`;
  });
  const { rows } = await db.execute<LinkTargetRow & { rank: number } & Record<string, unknown>>(
    sql.join(selects, sql` union all `),
  );
  const ranked = rows.toSorted((one, other) => one.rank - other.rank);
  return [...screensWith(words, locale), ...ranked.map((row) => choiceOf(row, locale))];
}

const addressesOf = (pathIn: (locale: Locale) => string, locale: Locale) => ({
  url: pathIn(locale),
  urls: { de: pathIn('de'), en: pathIn('en') },
});

function screensWith(words: readonly string[], locale: Locale): LinkChoice[] {
  return linkableScreens
    .map((name) => ({
      target: { kind: 'screen' as const, name },
      title: screenTitle(name, locale),
      ...addressesOf((each) => pathFor(name as 'events', each), locale),
      is_online: true,
    }))
    .filter(({ title, url, target: { name } }) => {
      const names = `${title} ${url} ${alsoCalled[name] ?? ''}`.toLowerCase();
      return words.every((word) => names.includes(word.toLowerCase()));
    });
}

function choiceOf({ kind, id, title, slug, is_online }: LinkTargetRow, locale: Locale): LinkChoice {
  return {
    target: { kind, id },
    title: textOf(title, locale),
    ...addressesOf((each) => addressOf({ kind, id, slug }, each), locale),
    is_online,
  };
}
