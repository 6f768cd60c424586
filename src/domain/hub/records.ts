/** Records that are no page content, for their screens in the hub. */

import type { Locale } from '#domain/languages/locales.ts';

/** As in addresses, in display order. */
export const recordKinds = [
  'forms',
  'productions',
  'persons',
  'subscriptions',
  'download-directories',
  'pages',
] as const;

export type RecordKind = (typeof recordKinds)[number];

export function isRecordKind(text: string | undefined): text is RecordKind {
  return recordKinds.includes(text as RecordKind);
}

/**
 * Hub address of a list of records, of a record, or of a form's entry. A form may be identified by its slug.
 */
export function recordAddress(
  kind: RecordKind,
  locale: Locale,
  id?: number | string,
  entry?: number,
): string {
  const record = id === undefined ? '' : `/${id}${entry === undefined ? '' : `/${entry}`}`;
  return `/cms-hub/${kind}${record}${locale === 'en' ? '?lang=en' : ''}`;
}

export interface RecordEntry {
  id: number;
  name: string;
  /** A few words that distinguish it from others: stage and season, position, address. */
  detail: string;
  is_online: boolean;
  /** Only for forms: number of entries. */
  entries?: number;
}

/** A form entry in a list. */
export interface SubmittedEntry {
  id: number;
  /** ISO 8601. */
  created_at: string;
  /** The first answers, to tell entries apart. */
  summary: string;
}

export interface SubmittedAnswer {
  label: string;
  text: string;
  /** Download address; null if the answer is no file. */
  file: string | null;
}

export interface SubmittedEntryCard extends Omit<SubmittedEntry, 'summary'> {
  language: Locale;
  answers: SubmittedAnswer[];
}
