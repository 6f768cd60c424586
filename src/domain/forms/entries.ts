/** Entries of forms as the theatre's staff read them. */
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';

/** An entry in a list. */
export interface SubmittedEntry {
  id: number;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601; null while nobody has marked it as answered. */
  answered_at: string | null;
  /** The first answers, to tell entries apart. */
  summary: string;
}

export interface SubmittedAnswer {
  label: string;
  /** Empty if nothing was answered. */
  text: string;
  /** Download address; null if the answer is not a file. */
  file: string | null;
}

/** One entry with every field of its form. */
export interface SubmittedEntryCard extends Omit<SubmittedEntry, 'summary'> {
  language: Locale;
  answers: SubmittedAnswer[];
  /** The address that opens a mail to the visitor; null if they left none. */
  reply: string | null;
}

export interface EntryFilter {
  /** Words that must all occur in the answers of an entry. */
  q?: string | undefined;
  /** The first day and the last, in Berlin; both included. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** Only those that nobody has marked as answered. */
  is_open?: boolean | undefined;
}

/** Entries that are deleted by one request. */
export const maxRemovedEntries = 500;
