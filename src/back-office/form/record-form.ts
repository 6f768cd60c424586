/** The form of one record: what is written in it, kept in the browser at once, and saved when somebody says so. */
import type { ResourceFields, ResourceName } from '#domain/resources/resource.ts';
import type { Choice } from '#editing/core/merge/three-way.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { createStore, type Store } from '#state/store.ts';
import {
  createRecord,
  newOperationId,
  type RecordValues,
  type RequestOutcome,
  type StoredRecord,
  updateRecord,
} from '../requests/record-requests.ts';
import { type FormHistory, historyOf, redone, undone, withChange, withChanges } from './form-history.ts';
import type { FormJournal, KeptForm } from './form-journal.ts';
import { mergedValues, overlapsOf, recordMerges } from './form-merge.ts';
import { changedFields, formValuesOf, isSameValue, unreadIn } from './form-values.ts';

/** A record as the form knows it to be stored; a new one has no version, and the values that it begins with. */
interface Base {
  version: number | null;
  values: RecordValues;
}

export type SaveState =
  | 'idle'
  | 'saving'
  | 'saved'
  /** Something in it cannot be saved as it is; said at the fields. */
  | 'invalid'
  | 'unreachable'
  | 'logged-out'
  | 'forbidden'
  | 'gone'
  | 'failed';

export interface RecordFormState {
  history: FormHistory;
  base: Base;
  save: SaveState;
  /** What the server says against single fields, by path. */
  errors: Readonly<Record<string, string>>;
  /** What it says about the whole. */
  detail: string;
  /** Somebody else has changed the same field since. */
  conflict: { theirs: Base; changed_by: string | null } | null;
  /** When the browser has written down all changes, in milliseconds; null while it has not, or cannot. */
  kept_at: number | null;
  /** Changes from before a reload are back, from this time on. */
  restored_at: number | null;
}

export interface RecordForm {
  store: Store<RecordFormState>;
  fields: ResourceFields;
  /** @param path what inside of the field is changed */
  change(field: string, value: unknown, path?: string): void;
  undo(): void;
  redo(): void;
  /** Goes back to what is stored; can be undone. */
  discard(): void;
  save(): Promise<void>;
  /** Of what two have changed, what is to stand; then saves. */
  decide(choices: Readonly<Record<string, Choice>>): Promise<void>;
  /** Reads what the journal has, and writes into it from now on. */
  attach(journal: FormJournal): Promise<void>;
  /** Writes to the journal what it does not have yet. */
  flush(): Promise<void>;
  /** Whether nothing is lost when the page goes. */
  isKept(): boolean;
}

interface Options {
  session: EditingSession;
  resource: ResourceName;
  fields: ResourceFields;
  /** Null for a new record. */
  record: StoredRecord | null;
  /** Of a new record: what its fields begin with. */
  initial: RecordValues;
  onCreated: (record: StoredRecord) => void;
}

/** From a change until the browser has written it down; milliseconds. */
const keepAfter = 150;

/** The names of fields that are not as they are stored. */
export function changesOf(fields: ResourceFields, { history, base }: RecordFormState): string[] {
  return changedFields(fields, base.values, history.values);
}

/** What is sent of some fields: rows in which nothing stands are left out, and of a new record all that is empty. */
function dataOf(names: readonly string[], values: RecordValues, isNew: boolean): RecordValues {
  const entries = names.map((name) => [name, withoutEmptyRows(values[name])] as const);
  return Object.fromEntries(isNew ? entries.filter(([, value]) => value !== null) : entries);
}

function withoutEmptyRows(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.filter((row) => typeof row !== 'object' || !isSameValue(row, null));
  return isSameValue(value, null) ? null : value;
}

/** What was changed before the journal was read. */
const written = ({ past, values }: FormHistory): RecordValues =>
  Object.fromEntries(past.flat().map(({ field }) => [field, values[field]]));

type Failed = Exclude<RequestOutcome<never>, { outcome: 'done' | 'stale' }>;

function failed(outcome: Failed): Pick<RecordFormState, 'save' | 'errors' | 'detail'> {
  const none = { errors: {}, detail: '' };
  switch (outcome.outcome) {
    case 'invalid':
      return {
        ...{ save: 'invalid', detail: '' },
        errors: Object.fromEntries(outcome.errors.map(({ field, message }) => [field, message])),
      };
    case 'failed':
      return { ...none, save: 'failed', detail: outcome.detail };
    case 'used':
      return { ...none, save: 'failed' };
    default:
      return { ...none, save: outcome.outcome };
  }
}

export function createRecordForm(options: Options): RecordForm {
  const { session, resource, fields, record, initial, onCreated } = options;
  const baseOf = ({ version, values }: Omit<Base, 'values'> & { values: RecordValues }): Base => ({
    version,
    values: formValuesOf(fields, values),
  });
  const start = baseOf(record ?? { version: null, values: initial });
  const store = createStore<RecordFormState>({
    ...{ history: historyOf(start.values), base: start },
    ...{ save: 'idle', errors: {}, detail: '', conflict: null, kept_at: null, restored_at: null },
  });
  let id = record?.id ?? null;
  let journal: FormJournal | null = null;
  let operation: KeptForm['operation'] = null;
  let cancel = () => {};
  let isTouched = false;

  const { clock } = session.ports;
  const touch = () => {
    isTouched = true;
    store.set({ kept_at: null });
    cancel();
    cancel = clock.after(keepAfter, () => void flush());
  };

  async function flush(): Promise<void> {
    if (!journal || !isTouched) return;
    isTouched = false;
    const { history, base } = store.get();
    const names = changesOf(fields, store.get());
    const at = clock.now();
    try {
      if (names.length === 0) {
        await journal.drop();
        return;
      }
      const values = Object.fromEntries(names.map((name) => [name, history.values[name]]));
      const { past, future } = history;
      await journal.keep({ at, base, values, past, future, operation });
      if (!isTouched) store.set({ kept_at: at });
    } catch {
      // The browser keeps nothing: whoever leaves is warned, as `kept_at` stays null.
      isTouched = true;
    }
  }

  function step(history: FormHistory) {
    const { save } = store.get();
    store.set({ history, restored_at: null, save: save === 'saving' ? save : 'idle' });
    touch();
  }

  async function restore() {
    const kept = await journal?.find();
    if (!kept) return;
    const { history, base } = store.get();
    operation = kept.operation;
    const { past, future } = kept;
    store.set({ restored_at: kept.at, kept_at: kept.at });
    const values = { ...kept.base.values, ...kept.values, ...written(history) };
    store.set({ history: { past: [...past, ...history.past], future, values }, base: kept.base });
    // The record has gone on: what nobody else has touched comes to what is stored now.
    if (base.version === kept.base.version) store.set({ base });
    else {
      store.set({ conflict: { theirs: base, changed_by: null } });
      settle();
    }
    if (changesOf(fields, store.get()).length === 0) store.set({ restored_at: null });
    touch();
  }

  /** @returns whether nothing of the conflict has to be asked */
  function settle(choices?: Readonly<Record<string, Choice>>): boolean {
    const { conflict, base, history } = store.get();
    if (!conflict) return true;
    const { theirs } = conflict;
    const merges = recordMerges(fields, base.values, history.values, theirs.values);
    if (!choices && overlapsOf(merges).length > 0) return false;
    const merged = mergedValues(theirs.values, merges, choices);
    const names = changedFields(fields, history.values, merged);
    const changes = Object.fromEntries(names.map((name) => [name, merged[name]]));
    store.set({
      history: withChanges(history, changes, clock.now()),
      ...{ base: theirs, conflict: null },
    });
    touch();
    return true;
  }

  function send(data: RecordValues): Promise<RequestOutcome<StoredRecord>> {
    const { version } = store.get().base;
    const body = JSON.stringify([version, data]);
    if (operation?.body !== body) operation = { id: newOperationId(), body };
    touch();
    const operation_id = operation.id;
    if (id === null || version === null) return createRecord(session, resource, { operation_id, data });
    return updateRecord(session, resource, id, { operation_id, version, data });
  }

  async function save(): Promise<void> {
    const { save: state, conflict, history } = store.get();
    if (state === 'saving' || (conflict && !settle())) return;
    const names = changesOf(fields, store.get());
    if (names.length === 0 && id !== null) return;
    if (names.some((name) => unreadIn(history.values[name], name).length > 0)) {
      store.set({ save: 'invalid', errors: {} });
      return;
    }
    store.set({ save: 'saving', errors: {}, detail: '' });
    // Of a new record, what it begins with is sent as well.
    const data = dataOf(id === null ? Object.keys(fields) : names, history.values, id === null);
    const sending = send(data);
    await flush();
    const outcome = await sending;
    if (outcome.outcome === 'done') return saved(outcome.answer, history.values);
    if (outcome.outcome === 'stale') {
      store.set({
        conflict: { theirs: baseOf(outcome.record), changed_by: outcome.changed_by },
        save: 'idle',
      });
      return settle() ? save() : undefined;
    }
    store.set(failed(outcome));
  }

  /** @param sent the values when the request was made: what was written since is still to be saved */
  async function saved(answer: StoredRecord, sent: RecordValues) {
    operation = null;
    const isNew = id === null;
    id = answer.id;
    const base = baseOf(answer);
    const { history } = store.get();
    const later = Object.entries(history.values).filter(([name, value]) => value !== sent[name]);
    const values = { ...base.values, ...Object.fromEntries(later) };
    store.set({ base, history: { ...history, values }, save: 'saved', restored_at: null });
    touch();
    await flush();
    if (isNew) onCreated(answer);
  }

  return {
    store,
    fields,
    change(field, value, path = field) {
      step(withChange(store.get().history, { field, path, to: value, at: clock.now() }));
    },
    undo: () => step(undone(store.get().history)),
    redo: () => step(redone(store.get().history)),
    discard() {
      const { base, history } = store.get();
      const names = changesOf(fields, store.get());
      const changes = Object.fromEntries(names.map((name) => [name, base.values[name]]));
      step(withChanges(history, changes, clock.now()));
    },
    save,
    async decide(choices) {
      settle(choices);
      await save();
    },
    async attach(opened) {
      journal = opened;
      await restore();
      await flush();
    },
    flush,
    isKept: () => !isTouched || changesOf(fields, store.get()).length === 0,
  };
}
