/** The hub, the editors' front page: recent changes, schedule, records that need care. */
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Query } from '#domain/urls/query-string.ts';

/** The hub is outside the languages: German, unless its address asks for English. */
export function hubLocale(query: URLSearchParams): Locale {
  return query.get('lang') === 'en' ? 'en' : 'de';
}

/** How {@link hubLocale} is asked for: nothing for German. */
export function hubQuery(locale: Locale): Query {
  return { lang: locale === 'en' ? locale : null };
}

/** The hub in the editor's language. */
export function hubAddress(locale: Locale): string {
  return pathFor('cms-hub', locale, {}, hubQuery(locale));
}

/** What somebody did, as the log has it. */
export type HubAction = 'create' | 'update' | 'remove' | 'publish' | 'import';

/** What it was done to. */
export type HubSubject = 'page' | 'place' | 'media' | 'module' | 'season';

export interface HubChange {
  /** ISO 8601. */
  at: string;
  /** The name of the account; empty where it was the program itself or the account is gone. */
  who: string;
  action: HubAction;
  subject: HubSubject;
  /** Name of the page, production, picture; empty where nothing has that name any more. */
  title: string;
  /** Where it can be seen; empty where it cannot. */
  url: string;
}

export interface HubScheduled {
  /** ISO 8601. */
  due_at: string;
  action: 'publish' | 'offline';
  languages: Locale[];
  who: string;
  title: string;
  url: string;
  /** It was due and did not come about. */
  has_failed: boolean;
}

/** In display order: what visitors notice comes first. */
export const careKinds = [
  'offline-in-menu',
  'event-without-tickets',
  'picture-without-alt',
  'missing-english',
  'unpublished',
] as const;

export type CareKind = (typeof careKinds)[number];

export interface CareGroup {
  kind: CareKind;
  /** Of all; `entries` are the first of them. */
  count: number;
  entries: { title: string; url: string }[];
}

/** A page of the tree, in the tree's order. */
export interface HubPage {
  title: string;
  url: string;
  /** 0 for those at the top. */
  depth: number;
  is_online: boolean;
}

export interface Hub {
  changes: HubChange[];
  scheduled: HubScheduled[];
  care: CareGroup[];
  pages: HubPage[];
}
