// Resolves internal links: present address and title of pages, productions, people and other records.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, localize } from '#domain/languages/localized.ts';
import type { LinkTarget, ShownLink } from '#domain/modules/modules.ts';
import { matchPath, pathFor } from '#domain/site/route-paths.ts';
import { routeTable } from '#domain/site/route-table.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { pageUrl } from './page-columns.ts';

/** A page by an address that was typed. */
export interface PathTarget {
  kind: 'path';
  /** Without the language prefix. */
  path: string;
  /** The language of the typed address. */
  locale: Locale;
}

export type Target = LinkTarget | PathTarget;
export type LinkedKind = Exclude<LinkTarget['kind'], 'screen'>;

/** A target as read from the database. */
export interface LinkTargetRow {
  kind: LinkedKind;
  id: number;
  /** The path of a page, else a part of the address. */
  slug: Record<Locale, string>;
  title: Localized;
  is_online: boolean;
}

/** How a kind of record is read, as `t`: slug in both languages, title, and that it is not removed. */
interface LinkedTable {
  from: SQL;
  slug: SQL;
  title: SQL;
  isKept: SQL;
}

const sameSlug = sql`jsonb_build_object('de', t.slug, 'en', t.slug)`;
const always = sql`true`;

/** Records that can be linked; only links to online ones are rendered. */
export const linkedTables: Record<LinkedKind, LinkedTable> = {
  page: {
    from: sql`pages t`,
    slug: sql`jsonb_build_object('de', t.path_de, 'en', t.path_en)`,
    title: sql`t.title`,
    isKept: sql`t.deleted_at is null`,
  },
  production: { from: sql`productions t`, slug: sql`t.slug`, title: sql`t.name`, isKept: always },
  person: {
    from: sql`persons t`,
    slug: sameSlug,
    title: sql`jsonb_build_object('de', trim(t.first_name || ' ' || t.last_name))`,
    isKept: always,
  },
  press: { from: sql`press_articles t`, slug: sql`t.slug`, title: sql`t.title`, isKept: always },
  subscription: { from: sql`subscriptions t`, slug: sql`t.slug`, title: sql`t.name`, isKept: always },
  form: { from: sql`forms t`, slug: sameSlug, title: sql`t.title`, isKept: always },
};

export const linkedKinds = Object.keys(linkedTables) as LinkedKind[];

/** The address of a record in a language. */
export function addressOf(
  { kind, id, slug }: Pick<LinkTargetRow, 'kind' | 'id' | 'slug'>,
  locale: Locale,
): string {
  if (kind === 'page') return pageUrl(locale, slug[locale]);
  if (kind === 'production') return pathFor('productions-slug-id', locale, { slug, id });
  if (kind === 'person') return pathFor('people-slug-id', locale, { slug, id });
  if (kind === 'press') return pathFor('press-slug-id', locale, { slug, id });
  if (kind === 'subscription') return pathFor('subscriptions-slug-id', locale, { slug, id });
  return pathFor('forms-slug', locale, { slug });
}

/** Address and title of a screen without parameters. */
function screenLink(name: string, locale: Locale): ShownLink | null {
  const row = routeTable.find((route) => route.name === name);
  if (!row || row.name === 'not-found' || /\/(?::\w+(?:\/|$)|\*)/.test(row.paths.de)) return null;
  return { url: pathFor(row.name as 'events', locale), title: screenTitle(row.name, locale) };
}

function wantedOf(kind: LinkedKind, targets: readonly Target[]): SQL | null {
  const ids = targets.flatMap((target) => (target.kind === kind && isRecordId(target.id) ? [target.id] : []));
  const conditions = ids.length > 0 ? [sql`t.id = any(${sql.param([...new Set(ids)])}::int[])`] : [];
  if (kind === 'page') {
    for (const target of targets) {
      if (target.kind !== 'path') continue;
      conditions.push(sql`${sql.raw(target.locale === 'en' ? 't.path_en' : 't.path_de')} = ${target.path}`);
    }
  }
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * A scalar subquery for the public ones of the targets, as JSON. Null if all targets are screens.
 * @param which `all`: also those that are offline
 */
export function linkTargetsColumn(
  targets: readonly Target[],
  which: 'public' | 'all' = 'public',
): SQL<LinkTargetRow[]> | null {
  const queries = linkedKinds.flatMap((kind) => {
    const ids = wantedOf(kind, targets);
    const { slug, title, from, isKept } = linkedTables[kind];
    if (!ids) return [];
    return [
      sql`select ${sql.raw(`'${kind}'`)} as kind, t.id, ${slug} as slug, ${title} as title, t.is_online
        from ${from} where ${which === 'all' ? always : sql`t.is_online`} and ${isKept} and ${ids}`,
    ];
  });
  if (queries.length === 0) return null;
  return sql`(select coalesce(jsonb_agg(l), '[]') from (${sql.join(queries, sql` union all `)}) l)`;
}

/** The row of a target that is no screen. */
export const rowOfTarget = (
  rows: readonly LinkTargetRow[],
  target: Exclude<Target, { kind: 'screen' }>,
): LinkTargetRow | undefined =>
  rows.find((row) =>
    target.kind === 'path'
      ? row.kind === 'page' && row.slug[target.locale] === target.path
      : row.kind === target.kind && row.id === target.id,
  );

/** A function that resolves a target; null if it is offline, removed or missing. */
export function linkResolver(
  rows: readonly LinkTargetRow[],
  { locale }: Pick<RequestContext, 'locale'>,
): (target: Target) => ShownLink | null {
  return (target) => {
    if (target.kind === 'screen') return screenLink(target.name, locale);
    const found = rowOfTarget(rows, target);
    if (!found) return null;
    return { url: addressOf(found, locale), title: localize(found.title, locale)?.text ?? '' };
  };
}

/** The target of an internal address, for resolving it in the reader's language; null for others. */
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
