/** Stores the unsaved changes of forms in IndexedDB, so that they survive reloads and crashes. */
import { openDraftRows } from '#editing/sync/browser/indexed-db.ts';
import { createTabLocks } from '#editing/sync/browser/tab-locks.ts';
import type { DraftRows } from '#editing/sync/drafts/draft-rows.ts';
import type { RowKey } from '#editing/sync/drafts/persisted-draft.ts';
import type { DraftStorage } from '#editing/sync/ports.ts';
import type { RecordValues } from '../requests/record-requests.ts';
import type { Attempt } from './form-attempts.ts';
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
  /** The unanswered attempts to save. */
  attempts: readonly Attempt[];
}

export interface FormJournal {
  /** The form stored by this tab, else that of a tab that has ended. */
  find(): Promise<JournaledForm | null>;
  /**
   * Resolves once it would survive a crash.
   * @throws if the browser stores nothing; until the document ends, it is stored all the same
   */
  keep(form: JournaledForm): Promise<void>;
  drop(): Promise<void>;
  /** From now on it is the journal of the record with this id, which was created. */
  moveTo(id: number): Promise<void>;
}

let storage: DraftStorage | undefined;
const browserStorage = (): DraftStorage => {
  storage ??= { openRows: openDraftRows, ...createTabLocks('foyer-form-tab') };
  return storage;
};

/** The area of all forms in the database. */
const area = 'record-form';

/** What the browser could not store lasts as long as the document. */
const memory = new Map<string, JournaledForm>();

/**
 * @param user the owner, to whom alone the form is shown
 * @param place the record: "events/12", "events/new production=7"
 */
export async function openFormJournal(user: string, place: string): Promise<FormJournal> {
  const { openRows, ownTab, claimTab } = browserStorage();
  const opened = await Promise.all([openRows(), ownTab()]).catch(() => null);
  let key = [area, user, place, opened?.[1] ?? ''] as unknown as RowKey;
  const name = () => JSON.stringify(key);
  async function drop() {
    memory.delete(name());
    await opened?.[0].write([], [key]);
  }
  return {
    async find() {
      const held = memory.get(name());
      if (held || !opened) return held ?? null;
      const [rows] = opened;
      const own = await rows.get<JournaledForm>(key);
      const adopted = own ?? (await adopt(rows, key, claimTab, false));
      // After a reload, the old document may take a while to end.
      return adopted ?? adopt(rows, key, claimTab, true);
    },
    async keep(form) {
      memory.set(name(), form);
      if (!opened) throw new Error('The browser has no storage.');
      await opened[0].write([[key, form]], []);
      memory.delete(name());
    },
    drop,
    async moveTo(id) {
      await drop();
      key = [area, user, `${place.split('/', 1)[0]}/${id}`, key[3]] as unknown as RowKey;
    },
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
  for (const [key, form] of found.toSorted(([, a], [, b]) => b.at - a.at)) {
    const release = await claimTab(key[3], mayEnd);
    if (!release) continue;
    await rows.write([[own, form]], [key]);
    release();
    return form;
  }
  return null;
}
