/** Where drafts are persisted, one table of rows sorted by their keys; and what writes them there. */
import type { PendingRequest, PersistedForm, PersistedSettings, Row, RowKey } from './persisted-draft.ts';

export interface DraftRows {
  /** All in one go or nothing. RestoredModules once it would outlive the machine. */
  write(put: readonly Row[], take: readonly RowKey[]): Promise<void>;
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
  /** Writes what is not written yet; with it goes what others have left behind. */
  flush(take?: readonly RowKey[], put?: readonly Row[]): Promise<void>;
  /** A call is about to be sent; null: there is an answer. */
  sending(container: number, call: PendingRequest | null): Promise<void>;
  /** What is written in an open form; null once it is closed. */
  form(container: number, id: number, form: PersistedForm | null): void;
  /** What is written in the settings of a page; null once they are saved or discarded. */
  settings(container: number, settings: PersistedSettings | null): void;
  /** Before logging out: what is saved need not lie about on a computer that others use as well. */
  leave(): Promise<void>;
  /** DraftRows that are there already, so that those that are no longer wanted go. */
  adopt(rows: readonly Row[]): void;
}
