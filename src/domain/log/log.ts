/** The log: who did what, when. */
import type { AccountEvent } from '#domain/accounts/account-events.ts';
import type { ResourceName } from '#domain/resources/resource.ts';

/** `write`: a period of work on the modules of a page or slot. */
export const logActions = ['create', 'update', 'remove', 'publish', 'write', 'import'] as const;

export type LogAction = (typeof logActions)[number];

/** What something was done with: records of a resource, the modules of a page or slot, an account, entries of a form. */
export type LogSubject = ResourceName | 'content' | 'schedule' | 'accounts' | 'imports' | 'entries';

export interface LogChange {
  /** The field's label. */
  field: string;
  /** As short texts in the reader's language; empty for nothing. */
  before: string;
  after: string;
}

export interface LogLine {
  key: string;
  /** ISO 8601 */
  at: string;
  /** A name, `import` or `system`; empty for an account that is gone. */
  who: string;
  action: LogAction;
  subject: LogSubject;
  /** What kind of record it is, as inside a sentence: "Termin"; empty for what is no record. */
  kind: string;
  /** The name of the record, page or account; its number where it has none. */
  title: string;
  /** Where it is edited or shown; empty if nowhere. */
  url: string;
  changes: LogChange[];
  /** The event of an account. */
  event: AccountEvent | null;
  /** Changes in a stretch of work, records of an import, or entries that were deleted. */
  count: number;
}

export interface LogFilter {
  /** An account's id, or `import`. */
  person?: string | undefined;
  subject?: LogSubject | undefined;
  action?: LogAction | undefined;
  /** The account that something was done with. */
  account?: string | undefined;
  /** The number of one record of the subject. */
  record?: number | undefined;
  /** Days in Berlin, `2026-03-12`; both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** From 1. */
  page: number;
}

export interface LogPage {
  page: number;
  has_next: boolean;
  lines: LogLine[];
  people: { id: string; name: string }[];
}
