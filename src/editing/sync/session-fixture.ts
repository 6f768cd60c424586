/** An editing session without a browser, for tests: no caret, and ports that tests can inspect. */
import { createEditingSession } from './create-session.ts';
import type { DraftRows } from './drafts/draft-rows.ts';
import type { RowKey } from './drafts/persisted-draft.ts';
import type { Clock, DraftStorage, EditingPorts, EditingSurface, Transport } from './ports.ts';
import type { EditingSession } from './session.ts';

/** Has no focus and renders nothing. */
const noSurface: EditingSurface = {
  isWritten: () => false,
  isWrittenIn: () => false,
  loadCaret: async () => {},
  leavesCaret: () => false,
  writeAroundCaret() {},
  flushFocusedText() {},
  isInForm: () => false,
  currentModule: () => null,
  englishModule: () => null,
  keepingPosition: (change) => change(),
  onFocusMoved: () => () => {},
  whenNotTyping: (act) => act(),
  openDialog() {},
};

export interface FakeClock extends Clock {
  /** Advances the clock and runs due timers and their promises. */
  pass(milliseconds: number): Promise<void>;
}

export function createFakeClock(): FakeClock {
  let now = 1_000_000;
  let timers: { at: number; act: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    after(milliseconds, act) {
      const timer = { at: now + milliseconds, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = next.at;
        next.act();
        await settle();
      }
      now = end;
    },
  };
}

/** In-memory drafts, shared by the tabs of a browser. */
export function createMemoryDrafts() {
  const rows = new Map<string, unknown>();
  const heldTabs = new Set<string>();
  const keysBelow = (beginning: readonly string[]) =>
    [...rows.keys()]
      .map((name) => JSON.parse(name) as RowKey)
      .filter((key) => beginning.every((part, at) => key[at] === part));
  /** While true, writes fail as in a full database. */
  const state = { isFull: false };
  const draftRows: DraftRows = {
    async write(put, take) {
      if (state.isFull) throw new Error('The database is full.');
      for (const key of take) rows.delete(JSON.stringify(key));
      for (const [key, value] of put) rows.set(JSON.stringify(key), structuredClone(value));
    },
    read: async (beginning) =>
      keysBelow(beginning).map((key) => [key, structuredClone(rows.get(JSON.stringify(key)))] as const),
    keys: async (beginning) => keysBelow(beginning),
    get: async <T>(key: RowKey) => structuredClone(rows.get(JSON.stringify(key))) as T | undefined,
  };
  return {
    rows,
    state,
    /** The storage of a tab; `end` closes the tab. */
    tab(name: string): DraftStorage & { end(): void } {
      return {
        openRows: async () => draftRows,
        async ownTab() {
          heldTabs.add(name);
          return name;
        },
        async claimTab(tab) {
          if (heldTabs.has(tab)) return null;
          heldTabs.add(tab);
          return () => void heldTabs.delete(tab);
        },
        end: () => void heldTabs.delete(name),
      };
    },
  };
}

const realClock: Clock = {
  now: Date.now,
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Persists nothing and receives no responses, except through the given ports. */
export function createTestSession(
  ports: Partial<EditingPorts> & { transport: Transport },
  surface: Partial<EditingSurface> = {},
): EditingSession {
  let copied: string | null = null;
  const unavailable = () => Promise.reject(new Error('This browser persists nothing.'));
  const all: EditingPorts = {
    clock: realClock,
    storage: unavailable,
    page: {
      path: () => '/de',
      title: () => 'Seite',
      leave() {},
      isVisible: () => true,
      onVisibility: () => () => {},
      onHide: () => () => {},
      onOnline: () => () => {},
    },
    clipboard: {
      read: () => copied,
      write(value) {
        copied = value;
      },
    },
    ...ports,
  };
  const session = createEditingSession(all, () => ({ ...noSurface, ...surface }));
  session.account.set({ locale: 'de', logged: true, email: 'editor@example.org', csrf_token: 'token' });
  return session;
}
