/** The draft and the server brought together: what is saved when, and what is said about it. */

import type { FieldIssue } from '#domain/modules/module-fields.ts';
import { editingMessages } from '#i18n/editing/editing-messages.ts';
import { draftStore } from '../../core/edited-document.ts';
import { onSteps } from '../../core/execute-commands.ts';
import { issuesOf } from '../../core/module-issues.ts';
import { isUntouched } from '../../core/untouched.ts';
import { session } from '../account/account.ts';
import { showAlert, showSaved } from '../alerts.ts';
import { shownContainers } from '../containers.ts';
import { journal } from '../drafts/current-draft-writer.ts';
import { editorCall } from '../request.ts';
import type { CallProblem } from '../request-problem.ts';
import { createKnown } from '../server-state.ts';
import { catchUp, fallBehind, refusedFor } from '../stale-containers.ts';
import { nextCall, type PlannedCall } from './next-request.ts';
import { brokenContainers, conflictIn, conflicts, refusedData, wordsOf } from './rejections.ts';
import { createSaveQueue } from './save-queue.ts';
import { saveStatus } from './save-status.ts';
import { carryOut } from './send-request.ts';

export const known = createKnown();
const containers = new Set<number>();
let hasSaved = false;
/** Whether something was saved that is said: of places it is not. */
let isToBeSaid = false;

/** From now on a container's changes are saved. */
export function saveContainer(id: number): void {
  containers.add(id);
}

/** Put in and left as it was: nobody would miss it. It is neither sent nor asked about. */
export function isBlank(id: number): boolean {
  return known.get(id) === undefined && isUntouched(id, draftStore);
}

function isReady(id: number): boolean {
  const module = draftStore.part(id)?.module;
  if (!module || isBlank(id) || conflicts.has(id) || refusedData.get(id) === module.data) return false;
  return issuesOf(module).length === 0;
}

/**
 * What has gone from here, by itself or with what it stood in, needs no decision any more. Where somebody else has
 * written in it, nobody has read that: it comes back with her words, as with what is written after it has gone.
 */
function forgetTaken(): void {
  for (const [id, { theirs, changed_by }] of conflicts) {
    if (draftStore.part(id)) continue;
    conflicts.delete(id);
    // Since then it may have come in a later state.
    if (!theirs || (known.get(id)?.version ?? 0) >= theirs.draft.version) continue;
    refusedFor.set(id, { ...theirs, changed_by });
    fallBehind(known.get(id)?.place.container ?? 0);
  }
}

/** Taken away by somebody else, and not decided yet. */
const isHeld = (id: number) => conflicts.get(id)?.theirs === null;

const isSaved = (id: number) => known.isThere(id) && known.get(id)?.data === draftStore.part(id)?.module.data;
/** The server does not have it as it is here. */
export const isMissing = (id: number) => !isSaved(id) && !isBlank(id);

/** Brings what is said of a module up to date. */
export function markModule(id: number, isSending = false): void {
  const part = draftStore.part(id);
  if (!part) return;
  const isRefused = refusedData.get(id) === part.module.data;
  const state = () => {
    if (conflicts.has(id)) return 'conflict';
    if (isRefused) return 'failed';
    if (isSending) return 'saving';
    return isSaved(id) ? 'saved' : 'changed';
  };
  const issues: readonly FieldIssue[] = issuesOf(part.module);
  const problem = isRefused ? (draftStore.entry(id)?.problem ?? '') : '';
  draftStore.mark(id, { isNew: !known.get(id), issues, state: state(), problem });
}

const queue = createSaveQueue({
  prepare() {
    forgetTaken();
    return catchUp();
  },
  next: () =>
    nextCall(
      [...containers].filter((id) => !brokenContainers.has(id)),
      { ...draftStore, isReady, isHeld },
      known,
    ),
  send(call, operation_id) {
    markModule(call.id, true);
    return carryOut(call, operation_id, known, async (method, path, body) => {
      // Kept first: whatever becomes of this page, it is made again as it was and never twice.
      await journal.keeper?.sending(placeOf(call), { id: call.id, kind: call.kind, method, path, body });
      return editorCall(method, path, body);
    });
  },
  saved(call) {
    markModule(call.id);
    void journal.keeper?.sending(placeOf(call), null);
    hasSaved = true;
    if (call.kind !== 'move') isToBeSaid = true;
  },
  refused,
  state(state, problem) {
    if (state === 'idle') settle();
    else if (state === 'offline') {
      const { state: before } = saveStatus.get();
      saveStatus.set({
        state: 'offline',
        detail: problem?.status === 0 ? '' : (problem?.detail ?? ''),
        id: null,
      });
      const words = editingMessages(session.get().locale);
      const text = problem?.status === 401 ? words.not_saved_login : words.not_saved_offline;
      if (before !== 'offline') showAlert({ kind: 'error', text });
    } else saveStatus.set({ state, detail: '', id: null });
  },
  newId: () => crypto.randomUUID(),
  delay: () => session.get().save_delay,
});

const placeOf = ({ id }: PlannedCall) => known.get(id)?.place.container ?? containerOf(id);

function refused(call: PlannedCall, problem: CallProblem): void {
  void journal.keeper?.sending(placeOf(call), null);
  const words = editingMessages(session.get().locale);
  if (call.kind === 'remove' && problem.status === 404) {
    known.set(call.id, { isGone: true });
    return;
  }
  const container = placeOf(call);
  if (problem.status === 409 || (call.kind === 'update' && problem.status === 404)) {
    // What is there now is fetched before anything more is sent, and brought together with what is here.
    const conflict = conflictIn(problem);
    if (conflict?.theirs) refusedFor.set(call.id, { ...conflict.theirs, changed_by: conflict.changed_by });
    else if (conflict) conflicts.set(call.id, conflict);
    fallBehind(container);
    return;
  }
  if ('data' in call && !isPlaceRefused(problem)) {
    refusedData.set(call.id, call.data);
    draftStore.mark(call.id, { problem: wordsOf(problem) || words.not_saved });
  } else {
    brokenContainers.add(container);
    fallBehind(container);
  }
  markModule(call.id);
  saveStatus.set({ detail: wordsOf(problem), id: call.id });
  if (!isPlaceRefused(problem)) {
    showAlert({ kind: 'error', text: wordsOf(problem) || words.not_saved });
  }
}

/** Not what is in it, but where it should stand: what is there now is fetched, and it is tried again. */
const isPlaceRefused = ({ status, errors }: CallProblem) =>
  status === 404 || errors.some(({ field }) => field === 'parent' || field === 'column');

/** Nothing more can be sent: says how it stands. */
function settle(): void {
  journal.keeper?.touch();
  const ids = draftStore.ids();
  const { detail } = saveStatus.get();
  const failed = ids.find((id) => refusedData.get(id) === draftStore.part(id)?.module.data);
  const incomplete = ids.find(isMissing);
  const [conflict] = conflicts.keys();
  if (conflict !== undefined) saveStatus.set({ state: 'conflict', detail: '', id: conflict });
  else if (failed !== undefined || brokenContainers.size > 0) {
    saveStatus.set({ state: 'failed', detail, id: failed ?? null });
  } else if (incomplete !== undefined) saveStatus.set({ state: 'incomplete', detail: '', id: incomplete });
  else {
    saveStatus.set({
      state: 'saved',
      saved_at: hasSaved ? Date.now() : saveStatus.get().saved_at,
      id: null,
    });
  }
  if (isToBeSaid) showSaved(editingMessages(session.get().locale).saved);
  isToBeSaid = false;
  hasSaved = false;
}

onSteps((_, { ids }) => {
  journal.keeper?.touch();
  for (const id of ids) markModule(id);
  queue.touch();
});

/** Saves now what can be saved. @returns whether all of it is on the server */
export async function flushSaves(): Promise<boolean> {
  while (queue.isBusy()) if (!(await queue.flush())) return false;
  await queue.flush();
  return !hasUnsaved();
}

/** A container has come to a version, somebody says: what is not here yet is fetched at once. */
export function refresh(container: number, version?: number): void {
  fallBehind(container, version);
  queue.refresh();
}

/** Whether something would be lost if the page were closed now. */
export function hasUnsaved(): boolean {
  const isOn = new Set(shownContainers().map(({ id }) => id));
  return queue.isBusy() || draftStore.ids().some((id) => isMissing(id) && isOn.has(containerOf(id)));
}

/** The same for all pages that were edited in this tab. */
export function hasUnsavedAnywhere(): boolean {
  return queue.isBusy() || draftStore.ids().some(isMissing);
}

const containerOf = (id: number) => draftStore.part(id)?.module.container ?? 0;

/** Tries again, e.g. once a conflict has been decided or the line is back. */
export function trySaving(): void {
  void queue.flush();
}
