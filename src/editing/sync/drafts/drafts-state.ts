/** The state of persisted drafts: whether this browser persists any, and which are unresolved. */
import type { PersistedContainer, UnresolvedDraft } from './persisted-draft.ts';

export interface DraftsState {
  /** False where the browser's database is full, forbidden or broken: then only the server keeps what is written. */
  isPersisted: boolean;
  unresolved: readonly UnresolvedDraft[];
  /** Places of other pages with something unsaved, from tabs that are gone. */
  elsewhere: readonly PersistedContainer[];
}

export const noDrafts: DraftsState = { isPersisted: true, unresolved: [], elsewhere: [] };
