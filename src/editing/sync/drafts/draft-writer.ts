/** Persists drafts shortly after every change, and records whether the browser persists anything. */
import type { EditingSession } from '../session.ts';
import { collectRows, hasUnsavedRows, type RowToPersist } from './collect.ts';
import type { DraftRows, DraftWriter } from './draft-rows.ts';
import type {
  JournalRow,
  PendingRequest,
  PersistedContainer,
  PersistedForm,
  PersistedSettings,
  RowKey,
} from './persisted-draft.ts';

/** Debounce of writes, in milliseconds. */
const delay = 60;
/** Milliseconds after which a save no longer waits for the write. */
const timeout = 1000;

/** Creates the writer for one account in one tab. It writes nothing while another account is logged in. */
export function createDraftWriter(
  session: EditingSession,
  user: string,
  tab: string,
  rows: DraftRows,
): DraftWriter {
  const written = new Map<string, { key: RowKey; from: readonly unknown[] }>();
  const pending = new Map<number, PendingRequest>();
  const forms = new Map<number, Map<number, PersistedForm>>();
  const settings = new Map<number, PersistedSettings>();
  const { clock, page } = session.ports;
  let cancel: (() => void) | undefined;
  let writing: Promise<void> = Promise.resolve();

  const wantedOf = (container: number): RowToPersist[] => {
    const call = pending.get(container);
    const page = settings.get(container);
    return [
      ...collectRows(session, { id: container }),
      ...(call ? [{ kind: 'call', id: 0, from: [call], value: () => call } as const] : []),
      ...(page ? [{ kind: 'settings', id: 0, from: [page], value: () => page } as const] : []),
      ...[...(forms.get(container) ?? [])].map(
        ([id, form]): RowToPersist => ({ kind: 'form', id, from: [form], value: () => form }),
      ),
    ];
  };

  /** The difference to the rows written last. */
  function differences(): { put: JournalRow[]; removed: RowKey[] } {
    const put: JournalRow[] = [];
    const names = new Set<string>();
    for (const { id, slug, version } of session.containers.all()) {
      const wanted = wantedOf(id);
      if (wanted.length === 0) continue;
      let isNew = false;
      const note = (
        kind: RowToPersist['kind'],
        row: number,
        from: readonly unknown[],
        value: () => unknown,
      ) => {
        const key: RowKey = [user, tab, slug, kind, row];
        const name = JSON.stringify(key);
        names.add(name);
        const before = written.get(name);
        if (before && from.every((each, at) => Object.is(each, before.from[at]))) return;
        written.set(name, { key, from });
        put.push([key, value()]);
        isNew = true;
      };
      for (const { kind, id: row, from, value } of wanted) note(kind, row, from, value);
      const place = (): PersistedContainer => ({
        slug,
        container: id,
        version,
        path: page.path(),
        title: page.title(),
        at: clock.now(),
        hasUnsaved: hasUnsavedRows(wanted),
      });
      note('place', 0, isNew ? [{}] : [version, hasUnsavedRows(wanted)], place);
    }
    const removedRows = [...written].filter(([name]) => !names.has(name));
    for (const [name] of removedRows) written.delete(name);
    return { put, removed: removedRows.map(([, { key }]) => key) };
  }

  function write(removed: readonly RowKey[] = [], more: readonly JournalRow[] = []): Promise<void> {
    cancel?.();
    cancel = undefined;
    // Another account may be logged in by now.
    if (session.account.get().email !== user) return Promise.resolve();
    const { put, removed: gone } = differences();
    if (put.length + gone.length + removed.length + more.length === 0) return writing;
    const write = rows.write([...put, ...more], [...removed, ...gone]).then(
      () => session.drafts.set({ isPersisted: true }),
      () => {
        // The storage is full or gone: the next change writes all rows again.
        written.clear();
        session.drafts.set({ isPersisted: false });
      },
    );
    writing = write;
    return write;
  }

  const touch = () => {
    cancel ??= clock.after(delay, () => void write());
  };
  return {
    user,
    tab,
    rows,
    touch,
    flush: write,
    async sending(container, call) {
      if (!call) {
        pending.delete(container);
        touch();
        return;
      }
      pending.set(container, call);
      await Promise.race([write(), new Promise<void>((resolve) => void clock.after(timeout, resolve))]);
    },
    form(container, id, form) {
      const formsOfContainer = forms.get(container) ?? new Map<number, PersistedForm>();
      forms.set(container, formsOfContainer);
      if (form) formsOfContainer.set(id, form);
      else formsOfContainer.delete(id);
      touch();
    },
    settings(container, page) {
      if (page) settings.set(container, page);
      else settings.delete(container);
      touch();
    },
    async leave() {
      await write();
      cancel?.();
      const places = new Map<string, boolean>();
      for (const { id, slug } of session.containers.all()) places.set(slug, hasUnsavedRows(wantedOf(id)));
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
