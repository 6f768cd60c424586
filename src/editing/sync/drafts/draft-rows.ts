/** The storage of drafts (rows sorted by key) and the interface of their writer. */
import type {
  JournalRow,
  PendingRequest,
  PersistedForm,
  PersistedSettings,
  RowKey,
} from './persisted-draft.ts';

export interface DraftRows {
  /** Writes atomically. Resolves once the rows are durable. */
  write(put: readonly JournalRow[], removed: readonly RowKey[]): Promise<void>;
  /** All rows whose key has this prefix. */
  read(beginning: readonly string[]): Promise<JournalRow[]>;
  keys(beginning: readonly string[]): Promise<RowKey[]>;
  get<T>(key: RowKey): Promise<T | undefined>;
}

export interface DraftWriter {
  user: string;
  tab: string;
  rows: DraftRows;
  /** Schedules a write after a change. */
  touch(): void;
  /** Writes pending changes in one transaction with the rows `put` and the deletion of the keys `removed`. */
  flush(removed?: readonly RowKey[], put?: readonly JournalRow[]): Promise<void>;
  /** Persists a request before it is sent; null once it is answered. */
  sending(container: number, call: PendingRequest | null): Promise<void>;
  /** Persists the content of an open form; null once it is closed. */
  form(container: number, id: number, form: PersistedForm | null): void;
  /** Persists the edited settings of a page; null once they are saved or discarded. */
  settings(container: number, settings: PersistedSettings | null): void;
  /** Deletes saved drafts before logout, since others may use the computer. */
  leave(): Promise<void>;
  /** Registers existing rows, so that later writes delete those that are no longer needed. */
  adopt(rows: readonly JournalRow[]): void;
}
