/** The state of persisted drafts: whether this browser persists any, and which are unresolved. */
import type { PersistedContainer, UnresolvedDraft } from './persisted-draft.ts';

export interface DraftsState {
  /** False if the browser's storage is full, forbidden or broken, so that only the server stores changes. */
  isPersisted: boolean;
  unresolved: readonly UnresolvedDraft[];
  /** Containers of other pages with unsaved changes, from tabs that have ended. */
  elsewhere: readonly PersistedContainer[];
}

export const noDrafts: DraftsState = { isPersisted: true, unresolved: [], elsewhere: [] };
