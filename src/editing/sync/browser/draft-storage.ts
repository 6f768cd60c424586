/** Where a browser persists drafts: rows in its database, and locks that tell its tabs apart. */
import type { DraftStorage } from '../ports.ts';
import { openDraftRows } from './indexed-db.ts';
import { createTabLocks } from './tab-locks.ts';

export const createDraftStorage = (): DraftStorage => ({ openRows: openDraftRows, ...createTabLocks() });
