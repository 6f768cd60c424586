/** Types and limits of the hub: today's events, issues of records, plans, drafts and latest changes. */
import type { Day } from '#domain/dates/dates.ts';
import type { EventFields } from '#domain/events/event-axis.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { LogLine } from '#domain/log/log.ts';

export interface HubEvent {
  id: number;
  title: string;
  place: string;
  /** The data of its bar. */
  event: EventFields;
}

export interface HubUpcomingAction {
  /** ISO 8601. */
  due_at: string;
  /** `presale`: tickets of events go on sale. */
  action: 'publish' | 'offline' | 'presale' | 'change';
  /** Empty for both. */
  languages: Locale[];
  /** Name of the account; empty for a presale and for removed accounts. */
  who: string;
  title: string;
  url: string;
  /** Number of events whose presale begins; otherwise 0. */
  count: number;
}

/** A page or slot that was changed and not published since. */
interface HubDraft {
  title: string;
  url: string;
  who: string;
  /** The time of the last change, ISO 8601. */
  at: string;
}

/** In display order, most noticeable to visitors first. */
export const issueKinds = [
  'plan-failed',
  'legal-page-missing',
  'offline-in-menu',
  'play-offline-with-dates',
  'unknown-stage',
  'event-without-tickets',
  'event-without-price',
  'picture-without-credit',
  'picture-without-alt',
  'play-without-picture',
  'missing-english',
  'not-found-address',
  'held',
  'old-draft',
] as const;

export type IssueKind = (typeof issueKinds)[number];

/** Issues that affect visitors or rights holders now. */
export const urgentIssues: ReadonlySet<IssueKind> = new Set([
  'plan-failed',
  'legal-page-missing',
  'offline-in-menu',
  'play-offline-with-dates',
  'unknown-stage',
  'event-without-tickets',
  'picture-without-credit',
]);

/** Hits from which an address that was not found is an issue. */
export const notFoundIssueThreshold = 5;

/** Days after which a draft is an issue. */
export const oldDraftDays = 14;

export interface IssueGroup {
  kind: IssueKind;
  /** Total number; `entries` has only the first. */
  count: number;
  /** With the address of the field, if the record has a form. */
  entries: {
    title: string;
    url: string;
    /** Number of further fields with the same problem. */
    more?: number | undefined;
  }[];
}

/** A problem of the backups. */
export interface BackupNotice {
  /** `untried`: not restored on trial lately. */
  kind: 'none' | 'late' | 'untried';
  /** The time of the last backup or drill, ISO 8601; null if there was none. */
  at: string | null;
}

export interface Hub {
  /** The time of the response, ISO 8601. */
  now: string;
  /** Today, or the next day with events; null without upcoming events. */
  day: Day | null;
  events: HubEvent[];
  care: IssueGroup[];
  planned: HubUpcomingAction[];
  drafts: HubDraft[];
  /** All of them; `drafts` has only the newest. */
  draft_count: number;
  changes: LogLine[];
  /** Names of recently present users, without the reader. */
  people: string[];
}
