// Problems of link targets in a menu: offline, missing, or redirected.
import { sql } from 'drizzle-orm';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { TargetProblem } from '#domain/menus/menus.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import type { Database } from '#server/db/client.server.ts';
import { internalPathOf, targetToLookUp } from '#server/services/checks/internal-addresses.ts';
import {
  addressOf,
  type LinkedKind,
  type LinkTargetRow,
  linkTargetsColumn,
  rowOfTarget,
  type Target,
} from '#server/services/pages/link-targets.ts';
import { spellingsOf } from '#server/services/site/redirects.ts';

const resourceOf: Record<Exclude<LinkedKind, 'page'>, FormResource> = {
  production: 'productions',
  person: 'persons',
  press: 'press_articles',
  subscription: 'subscriptions',
  form: 'forms',
};

interface Found extends Record<string, unknown> {
  links: LinkTargetRow[];
  forms: { id: number; slug: string; title: Localized; is_online: boolean }[];
  redirects: { id: number; old_path: string; new_path: string }[];
}

interface TargetsRequest {
  locale: Locale;
  /** The origin of the site, to recognise its own addresses. */
  origin: string;
}

/** The problem of an address in a language; null for valid and external ones. */
type Problem = (address: string, language: Locale) => TargetProblem | null;

const formOf = (path: string): string | null => {
  const match = matchPath(path);
  return match?.name === 'forms-slug' ? (match.params.slug ?? null) : null;
};

/** One query, for all addresses. */
export async function readTargets(
  { db }: Pick<Database, 'db'>,
  addresses: readonly string[],
  { locale, origin }: TargetsRequest,
): Promise<Problem> {
  const paths = [...new Set(addresses.flatMap((address) => internalPathOf(address, origin) ?? []))];
  const targets = paths.map(targetToLookUp).filter((wanted): wanted is Target => typeof wanted === 'object');
  const slugs = paths.flatMap((path) => formOf(path) ?? []);
  const { rows } = await db.execute<Found>(sql`select
    ${linkTargetsColumn(targets, 'all') ?? sql`'[]'::jsonb`} as links,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'title', title, 'is_online', is_online)), '[]')
      from forms where slug = any(${sql.param(slugs)}::text[])) as forms,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'old_path', old_path, 'new_path', new_path)), '[]')
      from redirects where old_path = any(${sql.param(paths.flatMap(spellingsOf))}::text[])) as redirects`);
  const { links, forms, redirects } = rows[0] as Found;
  const formUrl = (resource: FormResource, id: number, field: string) =>
    backOfficePath('record', locale, { resource, id }, { field });

  return (address, language) => {
    const path = internalPathOf(address, origin);
    if (path === null) return null;
    const spellings = spellingsOf(path);
    // Redirects have precedence over existing pages.
    const redirect = redirects.find(({ old_path }) => spellings.includes(old_path));
    if (redirect) {
      const mend_url = formUrl('redirects', redirect.id, 'new_path');
      return { locale: language, state: 'redirect', title: redirect.new_path, mend_url };
    }
    const problem = (found: { title: Localized; is_online: boolean } | undefined, mend_url: string) => {
      if (found?.is_online) return null;
      const title = textOf(found?.title, locale);
      return {
        locale: language,
        state: found ? ('offline' as const) : ('missing' as const),
        title,
        mend_url,
      };
    };
    const slug = formOf(path);
    if (slug !== null) {
      const form = forms.find((each) => each.slug === slug);
      return problem(form, form ? formUrl('forms', form.id, 'is_online') : '');
    }
    const target = targetToLookUp(path);
    if (typeof target === 'boolean') return target ? null : problem(undefined, '');
    if (!target || target.kind === 'screen') return null;
    const found = rowOfTarget(links, target);
    return problem(found, found ? editUrl(found, locale, formUrl) : '');
  };
}

/** A page is edited in place, a record in its form. */
function editUrl(
  row: LinkTargetRow,
  locale: Locale,
  formUrl: (resource: FormResource, id: number, field: string) => string,
): string {
  if (row.kind === 'page') return `${addressOf(row, locale)}?edit`;
  return formUrl(resourceOf[row.kind], row.id, 'is_online');
}
