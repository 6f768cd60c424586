/** Stores the unsaved changes of forms in IndexedDB, so that they survive reloads and crashes. */
import { openDraftRows } from '#editing/sync/browser/indexed-db.ts';
import { createTabLocks } from '#editing/sync/browser/tab-locks.ts';
import type { DraftRows } from '#editing/sync/drafts/draft-rows.ts';
import type { RowKey } from '#editing/sync/drafts/persisted-draft.ts';
import type { DraftStorage } from '#editing/sync/ports.ts';
import type { RecordValues } from '../requests/record-requests.ts';
import type { FormStep } from './form-history.ts';
import type { Base } from './form-state.ts';

/** A form with unsaved changes. */
export interface JournaledForm {
  /** When it was written; milliseconds. */
  at: number;
  /** The base of the changes; the version is null for a new record. */
  base: Base;
  /** The changed fields. */
  values: RecordValues;
  past: readonly FormStep[];
  future: readonly FormStep[];
  /** The last attempt to save, which is repeated under its id. */
  operation: { id: string; body: string } | null;
}

export interface FormJournal {
  /** The form stored by this tab, else that of a tab that has ended. */
  find(): Promise<JournaledForm | null>;
  /** Resolves once it would survive a crash. */
  keep(kept: JournaledForm): Promise<void>;
  drop(): Promise<void>;
}

let storage: DraftStorage | undefined;
const browserStorage = (): DraftStorage => {
  storage ??= { openRows: openDraftRows, ...createTabLocks('foyer-form-tab') };
  return storage;
};

/** The area of all forms in the database. */
const area = 'record-form';

/**
 * @param user the owner, to whom alone the form is shown
 * @param place the record: "events/12", "events/new"
 * @throws if the browser has no storage
 */
export async function openFormJournal(user: string, place: string): Promise<FormJournal> {
  const { openRows, ownTab, claimTab } = browserStorage();
  const [rows, tab] = await Promise.all([openRows(), ownTab()]);
  const key = [area, user, place, tab] as unknown as RowKey;
  return {
    async find() {
      const own = await rows.get<JournaledForm>(key);
      const adopted = own ?? (await adopt(rows, key, claimTab, false));
      // After a reload, the old document may take a while to end.
      return adopted ?? adopt(rows, key, claimTab, true);
    },
    keep: (kept) => rows.write([[key, kept]], []),
    drop: () => rows.write([], [key]),
  };
}

/** Adopts the newest form of a closed tab. */
async function adopt(
  rows: DraftRows,
  own: RowKey,
  claimTab: DraftStorage['claimTab'],
  mayEnd: boolean,
): Promise<JournaledForm | null> {
  const found = (await rows.read(own.slice(0, 3) as string[])) as unknown as [RowKey, JournaledForm][];
  for (const [key, kept] of found.toSorted(([, a], [, b]) => b.at - a.at)) {
    const release = await claimTab(key[3], mayEnd);
    if (!release) continue;
    await rows.write([[own, kept]], [key]);
    release();
    return kept;
  }
  return null;
}
