/** The state of a record's form. */
import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import type { RecordDraft, RecordValues } from '../requests/record-requests.ts';
import { type FormHistory, historyOf } from './form-history.ts';

/** When changes become public: now, at a moment, not yet. */
export type PublicationTime = 'now' | 'later' | 'draft';

/** The stored record with its draft; a new one has no version, and its initial values. */
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
  /** Fields are invalid and show their errors. */
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
  /** The server's errors of fields, by path. */
  errors: Readonly<Record<string, string>>;
  /** The server's general error. */
  detail: string;
  /** The same field was changed by somebody else. */
  conflict: { theirs: Base; changed_by: string | null } | null;
  /** When the browser has persisted all changes, in milliseconds; null while it has not, or if it cannot. */
  persisted_at: number | null;
  /** False while the browser stores nothing. */
  canPersist: boolean;
  /** Changes from before a reload are back, from this time on. */
  restored_at: number | null;
  draft: RecordDraft | null;
  when: PublicationTime;
  /** With `later`: ISO 8601, or text that cannot be parsed yet. */
  due_at: unknown;
  /** The mode of the last save. */
  saved_as: PublicationTime;
}

/** The state of a form in which nothing has been changed yet. */
export const formStateOf = (base: Base, draft: RecordDraft | null): RecordFormState => ({
  history: historyOf(base.values),
  base,
  save: 'idle',
  errors: {},
  detail: '',
  conflict: null,
  persisted_at: null,
  canPersist: true,
  restored_at: null,
  draft,
  when: draft ? 'draft' : 'now',
  due_at: null,
  saved_as: 'now',
});

/** A rejected value that was changed since is no longer the one that the error is about. */
export const errorsAfter = (
  errors: RecordFormState['errors'],
  before: RecordValues,
  after: RecordValues,
): RecordFormState['errors'] =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => isEquivalent(valueAt(before, path), valueAt(after, path))),
  );

/** For example of `prices.1.amount`. */
const valueAt = (values: RecordValues, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);
