// What a link may lead to, found by a word of its name: for the link picker.
import { type SQL, sql } from 'drizzle-orm';
import { linkableScreens } from '#domain/linkable-screens.ts';
import type { Locale } from '#domain/locales.ts';
import { type Localized, textOf } from '#domain/localized.ts';
import type { LinkTarget } from '#domain/modules.ts';
import { pathFor } from '#domain/route-paths.ts';
import { screenTitle } from '#i18n/screen-titles.ts';
import type { Database } from '#server/db/client.server.ts';
import { containing } from '#server/services/media-library/list-media.ts';
import { pageUrl } from '#server/services/pages-columns.ts';

export interface LinkChoice {
  target: LinkTarget;
  /** What it is called, and its present address, in the editor's language. */
  title: string;
  url: string;
  /** A link to what is offline leads nowhere until it is online. */
  is_online: boolean;
}

type RecordKind = Exclude<LinkTarget['kind'], 'screen'>;

interface Row {
  kind: RecordKind;
  id: number;
  title: Localized;
  slug: Record<Locale, string>;
  is_online: boolean;
}

const one = (slug: string): SQL => sql.raw(`jsonb_build_object('de', ${slug}, 'en', ${slug})`);

/** Where each kind is, with its name, its part of the address, and what else is searched. */
const sources: Record<RecordKind, { from: SQL; title: SQL; slug: SQL; also?: SQL }> = {
  page: {
    from: sql`(select * from pages where deleted_at is null) t`,
    title: sql`t.title`,
    slug: sql`jsonb_build_object('de', t.path_de, 'en', t.path_en)`,
    also: sql`t.path_de || ' ' || t.path_en`,
  },
  production: { from: sql`productions t`, title: sql`t.name`, slug: sql`t.slug` },
  person: {
    from: sql`persons t`,
    title: sql`jsonb_build_object('de', trim(t.first_name || ' ' || t.last_name))`,
    slug: one('t.slug'),
  },
  press: { from: sql`press_articles t`, title: sql`t.title`, slug: sql`t.slug` },
  subscription: { from: sql`subscriptions t`, title: sql`t.name`, slug: sql`t.slug` },
  form: { from: sql`forms t`, title: sql`t.title`, slug: one('t.slug') },
};

const mostOfKind = 12;

/** Screens first, then a dozen of each kind at most, by name. Without a query the first of each. One query. */
export async function searchLinkTargets(
  { db }: Database,
  query: string,
  locale: Locale,
): Promise<LinkChoice[]> {
  const words = query.split(/\s+/).filter(Boolean).slice(0, 8);
  const selects = (Object.keys(sources) as RecordKind[]).map((kind) => {
    const { from, title, slug, also } = sources[kind];
    const text = sql`concat_ws(' ', ${title}->>'de', ${title}->>'en', ${also ?? sql`''`})`;
    const conditions = words.map((word) => sql`${text} ilike ${containing(word)}`);
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
    return sql`(select ${sql.raw(`'${kind}'`)} as kind, t.id, ${title} as title, ${slug} as slug, t.is_online
      from ${from} ${where} order by ${title}->>'de', t.id limit ${sql.raw(String(mostOfKind))})`;
  });
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql.join(selects, sql` union all `));
  return [...screensWith(words, locale), ...rows.map((row) => choiceOf(row, locale))];
}

function screensWith(words: readonly string[], locale: Locale): LinkChoice[] {
  return linkableScreens
    .map((name) => ({
      target: { kind: 'screen' as const, name },
      title: screenTitle(name, locale),
      url: pathFor(name as 'events', locale),
      is_online: true,
    }))
    .filter(({ title, url }) =>
      words.every((word) => `${title} ${url}`.toLowerCase().includes(word.toLowerCase())),
    );
}

function choiceOf({ kind, id, title, slug, is_online }: Row, locale: Locale): LinkChoice {
  return {
    target: { kind, id },
    title: textOf(title, locale),
    url: urlOf({ kind, id, slug }, locale),
    is_online,
  };
}

function urlOf({ kind, id, slug }: Pick<Row, 'kind' | 'id' | 'slug'>, locale: Locale): string {
  switch (kind) {
    case 'page':
      return pageUrl(locale, slug[locale]);
    case 'production':
      return pathFor('productions-slug-id', locale, { slug, id });
    case 'person':
      return pathFor('people-slug-id', locale, { slug, id });
    case 'press':
      return pathFor('press-slug-id', locale, { slug, id });
    case 'subscription':
      return pathFor('subscriptions-slug-id', locale, { slug, id });
    case 'form':
      return pathFor('forms-slug', locale, { slug });
  }
}
