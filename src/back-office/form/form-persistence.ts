/** Writes the changes of a form to the browser's journal, shortly after each change. */
import type { Clock } from '#editing/sync/ports.ts';
import type { Store } from '#state/store.ts';
import type { Attempt } from './form-attempts.ts';
import type { FormJournal } from './form-journal.ts';
import type { RecordFormState } from './form-state.ts';

/** From a change until it is written, milliseconds. Typing on does not postpone it. */
const delay = 150;

interface Options {
  store: Store<RecordFormState>;
  clock: Clock;
  /** The names of the changed fields. */
  changes: () => readonly string[];
  attempts: () => readonly Attempt[];
}

export function createFormPersistence({ store, clock, changes, attempts }: Options) {
  let journal: FormJournal | null = null;
  let isScheduled = false;
  let isTouched = false;

  async function flush(): Promise<void> {
    if (!journal || !isTouched) return;
    isTouched = false;
    const { history, base } = store.get();
    const names = changes();
    const at = clock.now();
    try {
      if (names.length === 0) {
        await journal.drop();
        return;
      }
      const values = Object.fromEntries(names.map((name) => [name, history.values[name]]));
      const { past, future } = history;
      await journal.keep({ at, base, values, past, future, attempts: attempts() });
      store.set(isTouched ? { canPersist: true } : { canPersist: true, persisted_at: at });
    } catch {
      // `persisted_at` stays null, so that leaving the page warns.
      isTouched = true;
      store.set({ canPersist: false });
    }
  }

  return {
    open(opened: FormJournal) {
      journal = opened;
    },
    find: async () => (await journal?.find()) ?? null,
    touch() {
      isTouched = true;
      store.set({ persisted_at: null });
      if (isScheduled) return;
      isScheduled = true;
      clock.after(delay, () => {
        isScheduled = false;
        void flush();
      });
    },
    flush,
    /** The new record was created: its own form restores what is not saved yet. */
    async moveTo(id: number): Promise<void> {
      await journal?.moveTo(id).catch(() => undefined);
      isTouched = true;
      await flush();
    },
    isKept: () => !isTouched || changes().length === 0,
  };
}
