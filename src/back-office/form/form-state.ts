/** What the form of a record knows and shows. */
import type { RecordDraft, RecordValues } from '../requests/record-requests.ts';
import { type FormHistory, historyOf } from './form-history.ts';

/** When changes become public: now, at a moment, not yet. */
export type When = 'now' | 'later' | 'draft';

/**
 * A record as the form knows it to be stored, with its draft; a new one has no version, and the values that it begins
 * with.
 */
export interface Base {
  version: number | null;
  /** The version of the draft; 0 for none. */
  draft?: number;
  values: RecordValues;
}

export type SaveState =
  | 'idle'
  | 'saving'
  | 'saved'
  /** Fields are invalid; the errors are shown there. */
  | 'invalid'
  | 'unreachable'
  | 'logged-out'
  | 'forbidden'
  | 'gone'
  | 'failed';

export interface RecordFormState {
  history: FormHistory;
  base: Base;
  save: SaveState;
  /** What the server says against single fields, by path. */
  errors: Readonly<Record<string, string>>;
  /** What it says about the whole. */
  detail: string;
  /** Somebody else has changed the same field since. */
  conflict: { theirs: Base; changed_by: string | null } | null;
  /** When the browser has written down all changes, in milliseconds; null while it has not, or cannot. */
  kept_at: number | null;
  /** Changes from before a reload are back, from this time on. */
  restored_at: number | null;
  draft: RecordDraft | null;
  when: When;
  /** With `later`: ISO 8601, or what nobody understands yet. */
  due_at: unknown;
  /** How the last save was meant. */
  saved_as: When;
}

/** The state of a form in which nothing has been changed yet. */
export const formStateOf = (base: Base, draft: RecordDraft | null): RecordFormState => ({
  history: historyOf(base.values),
  base,
  save: 'idle',
  errors: {},
  detail: '',
  conflict: null,
  kept_at: null,
  restored_at: null,
  draft,
  when: draft ? 'draft' : 'now',
  due_at: null,
  saved_as: 'now',
});
