/** Connects the document to the save queue, and reports the result. */
import { editingMessages } from '#i18n/editing/editing-messages.ts';
import { request, requestAt } from '../request.ts';
import { RequestProblem } from '../request-problem.ts';
import type { EditingSession } from '../session.ts';
import { isReady, isUnsaved, updateSaveState } from './module-status.ts';
import { nextRequest, type SaveRequest } from './next-request.ts';
import { conflictIn, rejectionMessage } from './rejections.ts';
import { createSaveQueue, type SaveQueue, type SaveQueueHandlers } from './save-queue.ts';
import { sendSaveRequest } from './send-request.ts';

const loadRemoteChanges = () => import('../remote-changes/fetch-remote-changes.ts');

/** The queue of a session; starts automatically after a change. */
export function createSessionQueue(session: EditingSession): SaveQueue {
  const queue = createSaveQueue(saveQueueHandlers(session), session.ports.clock);
  session.document.onExecuted((_, { ids }) => {
    session.draftWriter?.touch();
    for (const id of ids) updateSaveState(session, id);
    queue.touch();
  });
  return queue;
}

function saveQueueHandlers(session: EditingSession): SaveQueueHandlers {
  const { server, document, conflicts, saveStatus, stale, alerts } = session;
  let hasSaved = false;
  /** Whether the save alert is shown; moves alone do not show it. */
  let isAnnounced = false;
  const containerOf = ({ id }: SaveRequest) =>
    server.get(id)?.place.container ?? document.part(id)?.module.container ?? 0;
  /** Deleted remotely, with an unresolved conflict. */
  const isHeld = (id: number) => conflicts.get(id)?.theirs === null;

  return {
    prepare() {
      const isReconsidered = [...conflicts].every(
        ([id, { compared, edited = id }]) => compared === (document.part(edited)?.module.data ?? null),
      );
      return stale.isEmpty() && isReconsidered ? null : refreshStale(session);
    },
    next() {
      const containers = [...session.savedContainers].filter((id) => !session.brokenContainers.has(id));
      return nextRequest(
        containers,
        { ...document, isReady: (id) => isReady(session, id), isInConflict: isHeld },
        server,
      );
    },
    send(planned, operation_id) {
      updateSaveState(session, planned.id, true);
      return sendSaveRequest(session, planned, operation_id, async (method, path, body) => {
        // Persisted before it is sent: if this page ends, it is retried unchanged and never executed twice.
        const { id, kind } = planned;
        await session.draftWriter?.sending(containerOf(planned), { id, kind, method, path, body });
        return path.startsWith('/')
          ? requestAt(session, method, path, body)
          : request(session, method, path, body);
      });
    },
    saved(planned) {
      updateSaveState(session, planned.id);
      void session.draftWriter?.sending(containerOf(planned), null);
      hasSaved = true;
      if (planned.kind !== 'move') isAnnounced = true;
    },
    rejected(planned, problem) {
      void session.draftWriter?.sending(containerOf(planned), null);
      handleRejection(session, planned, problem, containerOf(planned));
    },
    state(state, problem) {
      if (state === 'offline') notifyOffline(session, problem);
      else if (state !== 'idle') saveStatus.set({ state, detail: '', id: null });
      else {
        settle(session, hasSaved);
        if (isAnnounced) alerts.showSaved(editingMessages(session.locale).saved);
        isAnnounced = false;
        hasSaved = false;
      }
    },
    newId: () => crypto.randomUUID(),
    delay: () => session.account.get().save_delay,
  };
}

/** @throws RequestProblem also if the lazy code cannot be loaded, which means that there is no connection */
async function refreshStale(session: EditingSession): Promise<void> {
  const { fetchRemoteChanges, reconsiderConflicts } = await loadRemoteChanges().catch(() => {
    throw new RequestProblem(0);
  });
  reconsiderConflicts(session);
  await session.stale.refreshAll((container) => fetchRemoteChanges(session, container));
}

function notifyOffline({ saveStatus, alerts, locale }: EditingSession, problem?: RequestProblem): void {
  const { state: before } = saveStatus.get();
  const messages = editingMessages(locale);
  const text =
    problem?.status === 401
      ? messages.not_saved_login
      : problem?.status
        ? messages.not_saved_server
        : messages.not_saved_offline;
  const detail = problem?.status && problem.detail ? messages.not_saved_because(problem.detail) : text;
  saveStatus.set({ state: 'offline', detail, id: null });
  if (before !== 'offline') alerts.show({ kind: 'error', text });
}

function handleRejection(
  session: EditingSession,
  planned: SaveRequest,
  problem: RequestProblem,
  container: number,
): void {
  const { server, conflicts, stale } = session;
  const { id } = planned;
  if (planned.kind === 'remove' && problem.status === 404) {
    server.set(id, { isGone: true });
    return;
  }
  if (problem.status === 409 || (planned.kind === 'update' && problem.status === 404)) {
    // Fetches and merges the current state before anything else is sent.
    const conflict = conflictIn(problem, session.document.part(id)?.module);
    if (conflict?.theirs) stale.rejected.set(id, { ...conflict.theirs, changed_by: conflict.changed_by });
    else if (conflict) conflicts.set(id, conflict);
    stale.mark(container);
    return;
  }
  const isSlotProblem = isSlotRejected(problem);
  const text = rejectionMessage(problem);
  if ('data' in planned && !isSlotProblem) {
    session.rejectedData.set(id, planned.data);
    session.document.mark(id, { problem: text });
  } else {
    session.brokenContainers.add(container);
    stale.mark(container);
  }
  updateSaveState(session, id);
  session.saveStatus.set({ detail: text, id });
  if (!isSlotProblem) {
    session.alerts.show({ kind: 'error', text: text || editingMessages(session.locale).not_saved });
  }
}

/** The slot was rejected, not the content: fetches remote changes and retries. */
const isSlotRejected = ({ status, errors }: RequestProblem) =>
  status === 404 || errors.some(({ field }) => field === 'parent' || field === 'column');

/** Updates the save status when nothing more can be sent. */
function settle(session: EditingSession, hasSaved: boolean): void {
  const { document, saveStatus, rejectedData, conflicts, brokenContainers, draftWriter, ports } = session;
  draftWriter?.touch();
  const ids = document.ids();
  const { detail, saved_at } = saveStatus.get();
  const failed = ids.find((id) => rejectedData.get(id) === document.part(id)?.module.data);
  const unfit = ids.find((id) => isUnsaved(session, id));
  const [conflict] = conflicts.keys();
  if (conflict !== undefined) saveStatus.set({ state: 'conflict', detail: '', id: conflict });
  else if (failed !== undefined || brokenContainers.size > 0) {
    // Something else may have been saved since it was rejected.
    const reason = failed === undefined ? detail : (document.entry(failed)?.problem ?? '');
    saveStatus.set({ state: 'failed', detail: reason, id: failed ?? null });
  } else if (unfit !== undefined) {
    const { issues = [] } = document.entry(unfit) ?? {};
    const isMissing = issues.every(({ rule }) => rule.startsWith('required'));
    const { incomplete, invalid } = editingMessages(session.locale);
    saveStatus.set({ state: 'incomplete', detail: isMissing ? incomplete : invalid, id: unfit });
  } else saveStatus.set({ state: 'saved', saved_at: hasSaved ? ports.clock.now() : saved_at, id: null });
}
