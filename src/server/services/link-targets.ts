// Where links of the house's own lead at the moment: addresses and names of pages, productions, people and the like.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locales.ts';
import { type Localized, localize } from '#domain/localized.ts';
import type { LinkTarget, ShownLink } from '#domain/modules.ts';
import { matchPath, pathFor } from '#domain/route-paths.ts';
import { type RouteName, routeTable } from '#domain/route-table.ts';
import { screenTitle } from '#i18n/screen-titles.ts';
import { pageUrl } from '#server/services/pages-columns.ts';
import type { Reader } from '#server/services/reader.ts';
import { isRecordId } from '#server/services/record-id.ts';

/** A page by an address that somebody typed. */
export interface PathTarget {
  kind: 'path';
  /** Below the language. */
  path: string;
  /** The language that it was typed in. */
  locale: Locale;
}

type Target = LinkTarget | PathTarget;
type RecordKind = Exclude<LinkTarget['kind'], 'screen'>;

/** A target as it comes out of the database. */
export interface LinkTargetRow {
  kind: RecordKind;
  id: number;
  /** Below the language for pages, otherwise a part of the address. */
  slug: Record<Locale, string>;
  title: Localized;
}

/** How each kind is read: its slug in both languages, its name, whether visitors see it. */
const records: Record<RecordKind, { slug: SQL; title: SQL; from: SQL; isThere: SQL }> = {
  page: {
    slug: sql`jsonb_build_object('de', t.path_de, 'en', t.path_en)`,
    title: sql`t.title`,
    from: sql`pages t`,
    isThere: sql`t.is_online and t.deleted_at is null`,
  },
  production: {
    slug: sql`t.slug`,
    title: sql`t.name`,
    from: sql`productions t`,
    isThere: sql`t.is_online`,
  },
  person: {
    slug: sql`jsonb_build_object('de', t.slug, 'en', t.slug)`,
    title: sql`jsonb_build_object('de', trim(t.first_name || ' ' || t.last_name))`,
    from: sql`persons t`,
    isThere: sql`t.is_online`,
  },
  press: { slug: sql`t.slug`, title: sql`t.title`, from: sql`press_articles t`, isThere: sql`t.is_online` },
  subscription: {
    slug: sql`t.slug`,
    title: sql`t.name`,
    from: sql`subscriptions t`,
    isThere: sql`t.is_online`,
  },
  form: {
    slug: sql`jsonb_build_object('de', t.slug, 'en', t.slug)`,
    title: sql`t.title`,
    from: sql`forms t`,
    isThere: sql`t.is_online`,
  },
};

function addressOf({ kind, id, slug }: LinkTargetRow, locale: Locale): string {
  if (kind === 'page') return pageUrl(locale, slug[locale]);
  if (kind === 'production') return pathFor('productions-slug-id', locale, { slug, id });
  if (kind === 'person') return pathFor('people-slug-id', locale, { slug, id });
  if (kind === 'press') return pathFor('press-slug-id', locale, { slug, id });
  if (kind === 'subscription') return pathFor('subscriptions-slug-id', locale, { slug, id });
  return pathFor('forms-slug', locale, { slug });
}

/** A screen that needs no number: its address and what it is called. */
function screenLink(name: string, locale: Locale): ShownLink | null {
  const row = routeTable.find((route) => route.name === name);
  if (!row || row.name === 'not-found' || /\/(?::\w+(?:\/|$)|\*)/.test(row.paths.de)) return null;
  return { url: pathFor(row.name as 'events', locale), title: screenTitle(row.name as RouteName, locale) };
}

function wantedOf(kind: RecordKind, targets: readonly Target[]): SQL | null {
  const ids = targets.flatMap((target) =>
    target.kind === kind && isRecordId(target.id) ? [target.id] : ([] as number[]),
  );
  const conditions = ids.length > 0 ? [sql`t.id = any(${sql.param([...new Set(ids)])}::int[])`] : [];
  if (kind === 'page') {
    for (const target of targets) {
      if (target.kind !== 'path') continue;
      conditions.push(sql`${sql.raw(target.locale === 'en' ? 't.path_en' : 't.path_de')} = ${target.path}`);
    }
  }
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` or `)})`;
}

/** A scalar subquery: those of the targets that visitors may see, as JSON. Null where only screens are named. */
export function linkTargetsColumn(targets: readonly Target[]): SQL<LinkTargetRow[]> | null {
  const queries = (Object.keys(records) as RecordKind[]).flatMap((kind) => {
    const wanted = wantedOf(kind, targets);
    const { slug, title, from, isThere } = records[kind];
    if (!wanted) return [];
    return [
      sql`select ${sql.raw(`'${kind}'`)} as kind, t.id, ${slug} as slug, ${title} as title from ${from}
        where ${isThere} and ${wanted}`,
    ];
  });
  if (queries.length === 0) return null;
  return sql`(select coalesce(jsonb_agg(l), '[]') from (${sql.join(queries, sql` union all `)}) l)`;
}

/** Says of each target where it leads; null for what is offline, deleted or gone. */
export function linksFrom(
  rows: readonly LinkTargetRow[],
  { locale }: Pick<Reader, 'locale'>,
): (target: Target) => ShownLink | null {
  return (target) => {
    if (target.kind === 'screen') return screenLink(target.name, locale);
    const found = rows.find((row) =>
      target.kind === 'path'
        ? row.kind === 'page' && row.slug[target.locale] === target.path
        : row.kind === target.kind && row.id === target.id,
    );
    if (!found) return null;
    return { url: addressOf(found, locale), title: localize(found.title, locale)?.text ?? '' };
  };
}

/** What an address of our own leads to, so that it can be said in the reader's language; null for all others. */
export function targetOfPath(path: string): Target | null {
  const match = matchPath(path.split(/[?#]/, 1)[0] ?? '');
  if (!match || !/^\/(?:de|en)(?:[/?#]|$)/.test(path)) return null;
  const { name, locale, params } = match;
  const id = Number(params.id);
  if (name === 'page') return { kind: 'path', path: params['*'] ?? '', locale };
  if (name === 'productions-slug-id') return { kind: 'production', id };
  if (name === 'people-slug-id') return { kind: 'person', id };
  if (name === 'press-slug-id') return { kind: 'press', id };
  if (name === 'subscriptions-slug-id') return { kind: 'subscription', id };
  return params.slug === undefined ? { kind: 'screen', name } : null;
}
