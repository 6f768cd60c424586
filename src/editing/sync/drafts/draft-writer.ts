/** Writes what the journal should hold soon after every change, and says where the browser keeps nothing. */

import { session } from '../account/account.ts';
import { allContainers } from '../containers.ts';
import { collect, tellsOfUnsaved, type Wanted } from './collect.ts';
import type { Rows } from './draft-rows.ts';
import { journalState } from './drafts-state.ts';
import type { KeptCall, KeptForm, KeptPlace, KeptSettings, Row, RowKey } from './persisted-draft.ts';

/** Milliseconds from a change until it is written; what is written takes its time besides. */
const delay = 60;
/** A write that hangs does not keep anybody from saving. */
const patience = 1000;

export interface Keeper {
  user: string;
  tab: string;
  rows: Rows;
  /** Something has changed. */
  touch(): void;
  /** Writes what is not written yet; with it goes what others have left behind. */
  flush(take?: readonly RowKey[], put?: readonly Row[]): Promise<void>;
  /** A call is about to be sent; null: there is an answer. */
  sending(container: number, call: KeptCall | null): Promise<void>;
  /** What is written in an open form; null once it is closed. */
  form(container: number, id: number, form: KeptForm | null): void;
  /** What is written in the settings of a page; null once they are saved or discarded. */
  settings(container: number, settings: KeptSettings | null): void;
  /** Before logging out: what is saved need not lie about on a computer that others use as well. */
  leave(): Promise<void>;
  /** Rows that are there already, so that those that are no longer wanted go. */
  adopt(rows: readonly Row[]): void;
}

/** For one account in one tab. `rows` is where it is written; nothing is while somebody else is logged in. */
export function createKeeper(user: string, tab: string, rows: Rows): Keeper {
  const written = new Map<string, { key: RowKey; from: readonly unknown[] }>();
  const calls = new Map<number, KeptCall>();
  const forms = new Map<number, Map<number, KeptForm>>();
  const settings = new Map<number, KeptSettings>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const wantedOf = (container: number): Wanted[] => {
    const call = calls.get(container);
    const page = settings.get(container);
    return [
      ...collect({ id: container }),
      ...(call ? [{ kind: 'call', id: 0, from: [call], value: () => call } as const] : []),
      ...(page ? [{ kind: 'settings', id: 0, from: [page], value: () => page } as const] : []),
      ...[...(forms.get(container) ?? [])].map(
        ([id, form]): Wanted => ({ kind: 'form', id, from: [form], value: () => form }),
      ),
    ];
  };

  /** Compared with what was written: only what is different is written again. */
  function differences(): { put: Row[]; take: RowKey[] } {
    const put: Row[] = [];
    const seen = new Set<string>();
    for (const { id, slug, version } of allContainers()) {
      const wanted = wantedOf(id);
      if (wanted.length === 0) continue;
      let isNew = false;
      const note = (kind: Wanted['kind'], row: number, from: readonly unknown[], value: () => unknown) => {
        const key: RowKey = [user, tab, slug, kind, row];
        const name = JSON.stringify(key);
        seen.add(name);
        const before = written.get(name);
        if (before && from.every((each, at) => Object.is(each, before.from[at]))) return;
        written.set(name, { key, from });
        put.push([key, value()]);
        isNew = true;
      };
      for (const { kind, id: row, from, value } of wanted) note(kind, row, from, value);
      const place = (): KeptPlace => ({
        slug,
        container: id,
        version,
        path: location.pathname,
        title: document.title,
        at: Date.now(),
        hasUnsaved: tellsOfUnsaved(wanted),
      });
      note('place', 0, isNew ? [{}] : [version, tellsOfUnsaved(wanted)], place);
    }
    const gone = [...written].filter(([name]) => !seen.has(name));
    for (const [name] of gone) written.delete(name);
    return { put, take: gone.map(([, { key }]) => key) };
  }

  function write(take: readonly RowKey[] = [], more: readonly Row[] = []): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Whoever else is logged in by now: what lies here is not hers.
    if (session.get().email !== user) return Promise.resolve();
    const { put, take: gone } = differences();
    if (put.length + gone.length + take.length + more.length === 0) return writing;
    const write = rows.write([...put, ...more], [...take, ...gone]).then(
      () => journalState.set({ isKept: true }),
      () => {
        // Full or gone: all of it is tried anew with the next change.
        written.clear();
        journalState.set({ isKept: false });
      },
    );
    writing = write;
    return write;
  }

  const touch = () => {
    timer ??= setTimeout(write, delay);
  };
  return {
    user,
    tab,
    rows,
    touch,
    flush: write,
    async sending(container, call) {
      if (!call) {
        calls.delete(container);
        touch();
        return;
      }
      calls.set(container, call);
      await Promise.race([write(), new Promise((resolve) => setTimeout(resolve, patience))]);
    },
    form(container, id, form) {
      const those = forms.get(container) ?? new Map<number, KeptForm>();
      forms.set(container, those);
      if (form) those.set(id, form);
      else those.delete(id);
      touch();
    },
    settings(container, page) {
      if (page) settings.set(container, page);
      else settings.delete(container);
      touch();
    },
    async leave() {
      await write();
      clearTimeout(timer);
      const places = new Map<string, boolean>();
      for (const { id, slug } of allContainers()) places.set(slug, tellsOfUnsaved(wantedOf(id)));
      const saved = [...written.values()].filter(({ key }) => !places.get(key[2]));
      await rows.write(
        [],
        saved.map(({ key }) => key),
      );
    },
    adopt(found) {
      for (const [key] of found) written.set(JSON.stringify(key), { key, from: [Symbol()] });
    },
  };
}
