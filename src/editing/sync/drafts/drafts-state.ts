/** How it stands with the journal: whether this browser keeps anything, and what waits for a decision. */
import { createStore } from '#state/store.ts';
import type { KeptPlace, Left } from './persisted-draft.ts';

export interface DraftsState {
  /** False where the browser's database is full, forbidden or broken: then only the server keeps what is written. */
  isKept: boolean;
  left: readonly Left[];
  /** Places of other pages with something unsaved, from tabs that are gone. */
  elsewhere: readonly KeptPlace[];
}

export const journalState = createStore<DraftsState>({ isKept: true, left: [], elsewhere: [] });
