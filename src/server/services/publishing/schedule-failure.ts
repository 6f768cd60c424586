// Why something scheduled was not done, as it is kept with it: to be said in the reader's language later.
import type { Finding } from '#domain/checks/page-checks-rules.ts';

export type ScheduleFailure =
  /** Something of the working copy would have been broken for visitors. */
  | { reason: 'incomplete'; entries: Finding[] }
  /** English alone, where nothing was ever published. */
  | { reason: 'german-first' }
  /** The place, or the page that it belongs to, was taken away. */
  | { reason: 'gone' }
  /** Something else went wrong; the log has it. */
  | { reason: 'error' };

/** As {@link failureFrom} reads it again. */
export function failureText(failure: ScheduleFailure): string {
  return JSON.stringify(failure);
}

/** What is stored, read again; null where it was done. What cannot be read is a failure all the same. */
export function failureFrom(text: string | null): ScheduleFailure | null {
  if (text === null) return null;
  try {
    const { reason, entries } = JSON.parse(text) as Record<string, unknown>;
    if (reason === 'gone' || reason === 'german-first') return { reason };
    if (reason === 'incomplete' && Array.isArray(entries)) return { reason, entries };
  } catch {
    // As below.
  }
  return { reason: 'error' };
}
