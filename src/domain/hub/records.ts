/** Records that are no page content: their screens behind the editors' front page, and which one a page is about. */

import type { Locale } from '#domain/languages/locales.ts';
import { pathFor, type RouteMatch } from '#domain/site/route-paths.ts';
import type { RouteName } from '#domain/site/route-table.ts';
import { hubQuery } from './hub.ts';

/** Kinds of records, as their addresses name them, in the order in which editors are offered them. */
export const recordKinds = [
  'forms',
  'productions',
  'persons',
  'subscriptions',
  'download-directories',
  'pages',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** Whether a part of an address names a kind of records. */
export function isRecordKind(text: string | undefined): text is RecordKind {
  return recordKinds.includes(text as RecordKind);
}

/** Where records of a kind, one of them, or one entry of a form is read. A form may be named by its slug. */
export function recordAddress(
  kind: RecordKind,
  locale: Locale,
  id?: number | string,
  entry?: number,
): string {
  return pathFor('cms-hub-records', locale, { kind, id, entry }, hubQuery(locale));
}

const kindOfPage: Partial<Record<RouteName, RecordKind>> = {
  'productions-slug-id': 'productions',
  'productions-slug-id-booklet': 'productions',
  'people-slug-id': 'persons',
  'subscriptions-slug-id': 'subscriptions',
  'forms-slug': 'forms',
  press: 'download-directories',
};

/** The record that a page shows, or (press, forms) the list of what stands on it; null for pages of other kinds. */
export function recordOfPage(match: RouteMatch | null): { kind: RecordKind; address: string } | null {
  const kind = match && kindOfPage[match.name];
  if (!kind) return null;
  return { kind, address: recordAddress(kind, match.locale, match.params.id ?? match.params.slug) };
}

/** A record in a list. */
export interface RecordEntry {
  id: number;
  name: string;
  /** What tells it from its neighbours, in a few words: stage and season, position, address. */
  detail: string;
  is_online: boolean;
  /** Of a form: what came in through it. */
  entries?: number;
}

/** What somebody sent, in a list. */
export interface SentEntry {
  id: number;
  /** ISO 8601. */
  created_at: string;
  /** The first few answers, to tell one from another. */
  summary: string;
}

/** One answer of an entry. */
export interface SentAnswer {
  label: string;
  text: string;
  /** Where its file is loaded from; null for what is no file. */
  file: string | null;
}

export interface SentEntryCard extends Omit<SentEntry, 'summary'> {
  language: Locale;
  answers: SentAnswer[];
}
