/** The storage of drafts, one table of rows sorted by key; and the writer of these rows. */
import type { PendingRequest, PersistedForm, PersistedSettings, Row, RowKey } from './persisted-draft.ts';

export interface DraftRows {
  /** Writes all or nothing. Resolves once it would survive a crash of the machine. */
  write(put: readonly Row[], removed: readonly RowKey[]): Promise<void>;
  /** All whose key begins like this. */
  read(beginning: readonly string[]): Promise<Row[]>;
  keys(beginning: readonly string[]): Promise<RowKey[]>;
  get<T>(key: RowKey): Promise<T | undefined>;
}

export interface DraftWriter {
  user: string;
  tab: string;
  rows: DraftRows;
  /** Something has changed. */
  touch(): void;
  /** Writes pending changes in one transaction with the rows `put` and the deletion of the keys `removed`. */
  flush(removed?: readonly RowKey[], put?: readonly Row[]): Promise<void>;
  /** A request is about to be sent; null once it is answered. */
  sending(container: number, call: PendingRequest | null): Promise<void>;
  /** What is written in an open form; null once it is closed. */
  form(container: number, id: number, form: PersistedForm | null): void;
  /** What is written in the settings of a page; null once they are saved or discarded. */
  settings(container: number, settings: PersistedSettings | null): void;
  /** Before logging out: deletes drafts of what is saved, since others may use this computer. */
  leave(): Promise<void>;
  /** Takes over existing rows, so that those no longer wanted are deleted. */
  adopt(rows: readonly Row[]): void;
}
