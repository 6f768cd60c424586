/** The start page of the editors' hub: issues, schedule, recent changes, pages. */
import type { Locale } from '#domain/languages/locales.ts';

export type HubAction = 'create' | 'update' | 'remove' | 'publish' | 'import';

export type HubSubject = 'page' | 'place' | 'media' | 'module' | 'season';

export interface HubChange {
  /** ISO 8601. */
  at: string;
  /** Name of the account; empty for the system and for removed accounts. */
  who: string;
  action: HubAction;
  subject: HubSubject;
  /** Name of the page, production or picture; empty if it no longer exists. */
  title: string;
  /** Empty if it has no page of its own. */
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
  /** The change was due and could not be carried out. */
  has_failed: boolean;
}

/** In display order, most noticeable to visitors first. */
export const issueKinds = [
  'offline-in-menu',
  'event-without-tickets',
  'picture-without-alt',
  'missing-english',
  'unpublished',
] as const;

export type IssueKind = (typeof issueKinds)[number];

export interface IssueGroup {
  kind: IssueKind;
  /** Total number; `entries` has only the first. */
  count: number;
  entries: { title: string; url: string }[];
}

/** A page of the page tree, which is listed depth first. */
export interface HubPage {
  title: string;
  url: string;
  /** 0 at the top level. */
  depth: number;
  is_online: boolean;
}

export interface Hub {
  changes: HubChange[];
  scheduled: HubScheduled[];
  care: IssueGroup[];
  pages: HubPage[];
}
