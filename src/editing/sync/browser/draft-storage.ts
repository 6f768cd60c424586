/** The browser's storage for drafts: rows in IndexedDB, and locks that identify tabs. */
import type { DraftStorage } from '../ports.ts';
import { openDraftRows } from './indexed-db.ts';
import { createTabLocks } from './tab-locks.ts';

export const createDraftStorage = (): DraftStorage => ({ openRows: openDraftRows, ...createTabLocks() });
