/** The log of changes. */
import type { AccountEvent } from '#domain/accounts/account-events.ts';
import type { ResourceName } from '#domain/resources/resource.ts';

/** `write`: a period of work on the modules of a page or slot. */
export const logActions = ['create', 'update', 'remove', 'publish', 'write', 'import'] as const;

export type LogAction = (typeof logActions)[number];

/** The kind of object: records of a resource, modules of a page or slot, an account, entries of a form. */
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
  /** A name, `import` or `system`; empty for a deleted account. */
  who: string;
  action: LogAction;
  subject: LogSubject;
  /** The name of the resource as in a sentence: "Termin"; empty if it is not a record. */
  kind: string;
  /** The name of the record, page or account; its id if it has none. */
  title: string;
  /** The address where it is edited or shown; empty if there is none. */
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
