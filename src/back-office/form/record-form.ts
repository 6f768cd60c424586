/** The form of one record: changes are persisted in the browser immediately, and sent to the server on saving. */

import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import type { ResourceFields, ResourceName } from '#domain/resources/resource.ts';
import { type ConflictChoice, mergedData } from '#editing/core/merge/three-way.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { createStore, type Store } from '#state/store.ts';
import {
  type BatchUpdate,
  getRecord,
  type RecordDraft,
  type RecordValues,
  type StoredRecord,
} from '../requests/record-requests.ts';
import { type Attempt, withAttempt, withOwnWrites } from './form-attempts.ts';
import { type FormHistory, historyOf, redoStep, undoStep, withChange, withChanges } from './form-history.ts';
import type { FormJournal } from './form-journal.ts';
import { overlapsOf, recordMerges } from './form-merge.ts';
import { createFormPersistence } from './form-persistence.ts';
import {
  type Base,
  errorsAfter,
  formStateOf,
  type PublicationTime,
  type RecordFormState,
} from './form-state.ts';
import { changedFields, formValuesOf } from './form-values.ts';
import { dataOf, type FormOutcome, failedState, formProblem, sendForm, withPaths } from './send-form.ts';

export interface RecordForm {
  store: Store<RecordFormState>;
  fields: ResourceFields;
  /** @param path the changed part of the field */
  change(field: string, value: unknown, path?: string): void;
  undo(): void;
  redo(): void;
  /** Reverts to the stored values; can be undone. */
  discard(): void;
  /** When changes are to become public. */
  choose(choice: Partial<Pick<RecordFormState, 'when' | 'due_at'>>): void;
  /** Saves, atomically with other updates. Returns the change set, if any. */
  save(also?: readonly BatchUpdate[]): Promise<number | null>;
  /** Called when the draft was changed or discarded: unsaved changes stay. */
  takeDraft(draft: RecordDraft | null): void;
  takeRecord(record: StoredRecord): void;
  /** Resolves conflicts with these choices, then saves. */
  decide(choices: Readonly<Record<string, ConflictChoice>>): Promise<void>;
  /** Restores the form from the journal, and persists it there from now on. */
  attach(journal: FormJournal): Promise<void>;
  /** Flushes pending changes to the journal. */
  flush(): Promise<void>;
  /** Whether all changes are persisted. */
  isKept(): boolean;
}

interface Options {
  session: EditingSession;
  resource: ResourceName;
  fields: ResourceFields;
  /** Null for a new record. */
  record: StoredRecord | null;
  draft: RecordDraft | null;
  /** The initial values of a new record. */
  initial: RecordValues;
  /** The message for a missing moment. */
  noMoment: string;
  /** Later changes are in the journal of the new record. */
  onCreated: (record: Pick<StoredRecord, 'id' | 'values'>) => void;
}

/** The names of fields that differ from the stored values. */
export function changesOf(fields: ResourceFields, { history, base }: RecordFormState): string[] {
  return changedFields(fields, base.values, history.values);
}

/** Changes made before the journal was loaded. */
const changedBeforeSave = ({ past, values }: FormHistory): RecordValues =>
  Object.fromEntries(past.flat().map(({ field }) => [field, values[field]]));

export function createRecordForm(options: Options): RecordForm {
  const { session, resource, fields, record, initial, noMoment, onCreated } = options;
  /** The published record. */
  let stored: Pick<Base, 'version' | 'values'> = record ?? { version: null, values: initial };
  const baseWith = (draft: RecordDraft | null): Base => ({
    version: stored.version,
    draft: draft?.version ?? 0,
    values: formValuesOf(fields, { ...stored.values, ...draft?.data }),
  });
  const start = baseWith(options.draft);
  const store = createStore(formStateOf(start, options.draft));
  /** Fields for which the conflict between the draft and the published record is resolved. */
  let decided: string[] = [];
  let id = record?.id ?? null;
  let attempts: readonly Attempt[] = [];

  const { clock } = session.ports;
  const { open, find, touch, flush, moveTo, isKept } = createFormPersistence({
    store,
    clock,
    changes: () => changesOf(fields, store.get()),
    attempts: () => attempts,
  });

  function setHistory(history: FormHistory) {
    const { save, errors: shown, history: before } = store.get();
    const errors = errorsAfter(shown, before.values, history.values);
    store.set({ history, errors, restored_at: null, save: save === 'saving' ? save : 'idle' });
    touch();
  }

  async function restore() {
    const journaled = await find();
    if (!journaled) return;
    const { history, base } = store.get();
    attempts = journaled.attempts ?? [];
    const { past, future } = journaled;
    store.set({ restored_at: journaled.at, persisted_at: journaled.at });
    const values = { ...journaled.base.values, ...journaled.values, ...changedBeforeSave(history) };
    store.set({ history: { past: [...past, ...history.past], future, values }, base: journaled.base });
    // The record has changed since: fields without a conflict are applied to the stored values.
    if (base.version === journaled.base.version && base.draft === (journaled.base.draft ?? 0))
      store.set({ base });
    else {
      setConflict(base, null);
      settle();
    }
    if (changesOf(fields, store.get()).length === 0) store.set({ restored_at: null });
    touch();
  }

  /** A different version was found. Changes written by earlier attempts of this form are not changes by others. */
  function setConflict(theirs: Base, changed_by: string | null) {
    const { base } = store.get();
    const values = withOwnWrites(fields, base.values, theirs.values, attempts);
    store.set({ base: { ...base, values }, conflict: { theirs, changed_by } });
  }

  /** @returns false if the user has to decide about a field */
  function settle(choices?: Readonly<Record<string, ConflictChoice>>): boolean {
    const { conflict, base, history } = store.get();
    if (!conflict) return true;
    const { theirs } = conflict;
    const merges = recordMerges(fields, base.values, history.values, theirs.values);
    if (!choices && overlapsOf(merges).length > 0) return false;
    const merged = mergedData(theirs.values, merges, choices);
    const names = changedFields(fields, history.values, merged);
    const changes = Object.fromEntries(names.map((name) => [name, merged[name]]));
    store.set({ history: withChanges(history, changes, clock.now()), base: theirs, conflict: null });
    touch();
    return true;
  }

  function send(data: RecordValues, also: readonly BatchUpdate[]): Promise<FormOutcome> {
    const { base, draft, when, due_at } = store.get();
    const body = JSON.stringify([base.version, base.draft, data, also, when, due_at]);
    attempts = withAttempt(attempts, { body, values: store.get().history.values, isNew: id === null });
    touch();
    const isSeen = decided.length > 0 || !draft || draft.conflicts.length === 0;
    return sendForm(session, resource, {
      when,
      id,
      draft,
      isSeen,
      data,
      also,
      version: base.version,
      operation_id: (attempts.at(-1) as Attempt).id,
      due_at: typeof due_at === 'string' ? due_at : null,
    });
  }

  async function save(also: readonly BatchUpdate[] = []): Promise<number | null> {
    const { save: state, conflict, draft, when } = store.get();
    if (state === 'saving' || (conflict && !settle())) return null;
    const names = [...new Set([...changesOf(fields, store.get()), ...decided])];
    const isPublishing = draft !== null && when !== 'draft';
    if (names.length === 0 && id !== null && !isPublishing) return null;
    const problem = formProblem(store.get(), names, noMoment);
    store.set(problem ? { ...problem, save: 'invalid' } : { errors: {}, save: 'saving', detail: '' });
    if (problem) return null;
    const { values } = store.get().history;
    // For a new record, initial values are sent as well.
    const sending = send(dataOf(id === null ? Object.keys(fields) : names, values, id === null), also);
    await flush();
    const sent = await sending;
    if (sent.outcome === 'done') {
      const hadLostAnswer = id === null && attempts.length > 1;
      await saved(sent, values, when);
      // The new record may be that of an earlier attempt; changes made since are saved too.
      if (hadLostAnswer && changesOf(fields, store.get()).length > 0) return save(also);
      if (!record && id !== null && isKept()) onCreated({ id, values: stored.values });
      return sent.change_set ?? null;
    }
    const isAnswered = sent.outcome !== 'unreachable' && sent.outcome !== 'failed';
    if (isAnswered) attempts = attempts.slice(0, -1);
    if (sent.draft !== undefined) store.set({ draft: sent.draft });
    if (sent.outcome === 'stale' || sent.outcome === 'stale-draft') await mergeStored(sent);
    else store.set(failedState(sent, [...Object.keys(fields), 'due_at']));
    return null;
  }

  /** Saved by somebody else in the meantime: continues if there is no conflict. */
  async function mergeStored(
    found: Extract<FormOutcome, { outcome: 'stale' | 'stale-draft' }>,
  ): Promise<void> {
    const draft = found.outcome === 'stale' ? store.get().draft : found.draft;
    const conflicts = found.outcome === 'stale' ? [] : found.conflicts;
    let present = found.record;
    if (!present && !draft && id !== null) {
      // It was published or discarded.
      const outcome = await getRecord(session, resource, id);
      if (outcome.outcome === 'done') present = outcome.data;
    }
    if (present) stored = present;
    const theirs = baseWith(draft);
    const pathsOf = (version: 'base' | 'public') =>
      conflicts.map((conflict) => ({ field: conflict.field, value: conflict[version] }));
    if (conflicts.length > 0) {
      decided = conflicts.map(({ field }) => field.split('.', 1)[0] as string);
      store.set({ base: { ...theirs, values: withPaths(theirs.values, pathsOf('base')) } });
    }
    const values = withPaths(theirs.values, pathsOf('public'));
    const changed_by = found.changed_by ?? draft?.changed_by ?? null;
    store.set({ draft, save: 'idle' });
    setConflict({ ...theirs, values }, changed_by);
    if (settle()) await save();
  }

  /** @param sent the values of the request: later changes are still unsaved */
  async function saved(
    { record: answer, draft }: Extract<FormOutcome, { outcome: 'done' }>,
    sent: RecordValues,
    saved_as: PublicationTime,
  ) {
    const written = (id === null && attempts[0]?.values) || sent;
    attempts = [];
    decided = [];
    if (answer) {
      id = answer.id;
      stored = answer;
    }
    const { history } = store.get();
    const later = Object.entries(history.values).filter(
      ([name, value]) => !isEquivalent(value, written[name]),
    );
    const base = baseWith(draft);
    const values = { ...base.values, ...Object.fromEntries(later) };
    store.set({ base, draft, history: { ...history, values }, save: 'saved', saved_as, restored_at: null });
    if (!draft) store.set({ when: 'now', due_at: null });
    touch();
    if (!record && answer) await moveTo(answer.id);
    else await flush();
  }

  function takeDraft(draft: RecordDraft | null) {
    const { history } = store.get();
    const unsaved = changesOf(fields, store.get()).map((name) => [name, history.values[name]] as const);
    const base = baseWith(draft);
    const values = { ...base.values, ...Object.fromEntries(unsaved) };
    store.set({ base, draft, when: draft ? 'draft' : 'now', history: historyOf(values), save: 'idle' });
    touch();
  }

  return {
    store,
    fields,
    change(field, value, path = field) {
      setHistory(withChange(store.get().history, { field, path, to: value, at: clock.now() }));
    },
    undo: () => setHistory(undoStep(store.get().history)),
    redo: () => setHistory(redoStep(store.get().history)),
    discard() {
      const { base, history } = store.get();
      const names = changesOf(fields, store.get());
      const changes = Object.fromEntries(names.map((name) => [name, base.values[name]]));
      setHistory(withChanges(history, changes, clock.now()));
    },
    choose: (choice) => store.set({ ...choice, errors: {}, save: 'idle' }),
    save,
    takeDraft,
    takeRecord(record) {
      stored = record;
      takeDraft(store.get().draft);
    },
    async decide(choices) {
      settle(choices);
      await save();
    },
    async attach(opened) {
      open(opened);
      await restore();
      await flush();
    },
    flush,
    isKept,
  };
}
