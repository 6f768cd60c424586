// Failures of scheduled actions, stored with them and translated when shown.
import type { CheckFinding } from '#domain/checks/page-checks-rules.ts';

export type ScheduleFailure =
  /** Something of the working copy would be broken for visitors. */
  | { reason: 'incomplete'; entries: CheckFinding[] }
  /** Only English was requested, but German has never been published. */
  | { reason: 'german-first' }
  /** The draft of the slot's record cannot be published: fields changed in public since, or that cannot be stored. */
  | { reason: 'draft'; fields: string[] }
  /** The slot or its page was removed. */
  | { reason: 'gone' }
  /** Another error, which is in the log. */
  | { reason: 'error' };

/** The stored form, for {@link failureFrom}. */
export function failureText(failure: ScheduleFailure): string {
  return JSON.stringify(failure);
}

/** Parses a stored failure; null if there is none. An unreadable one counts as an error. */
export function failureFrom(text: string | null): ScheduleFailure | null {
  if (text === null) return null;
  try {
    const { reason, entries, fields } = JSON.parse(text) as Record<string, unknown>;
    if (reason === 'draft' && Array.isArray(fields)) return { reason, fields };
    if (reason === 'gone' || reason === 'german-first') return { reason };
    if (reason === 'incomplete' && Array.isArray(entries)) return { reason, entries };
  } catch {
    // Falls through to an error.
  }
  return { reason: 'error' };
}
