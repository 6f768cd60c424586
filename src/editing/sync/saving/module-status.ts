/** The save status of modules: blank, complete, unsaved. */
import { isUntouched } from '../../core/untouched.ts';
import type { EditingSession } from '../session.ts';

/** Added and never edited. Such a module is neither sent nor counted as unsaved. */
export function isBlank({ server, document }: EditingSession, id: number): boolean {
  return server.get(id) === undefined && isUntouched(id, document);
}

/** Complete, and not rejected with its current data. */
export function isReady(session: EditingSession, id: number): boolean {
  const { document, conflicts, rejectedData } = session;
  const module = document.part(id)?.module;
  if (!module || isBlank(session, id) || conflicts.has(id) || rejectedData.get(id) === module.data)
    return false;
  return document.issuesOf(module).length === 0;
}

function isSaved({ server, document }: EditingSession, id: number): boolean {
  return server.isThere(id) && server.get(id)?.data === document.part(id)?.module.data;
}

/** Whether the local version differs from that of the server. */
export function isUnsaved(session: EditingSession, id: number): boolean {
  return !isSaved(session, id) && !isBlank(session, id);
}

/** Updates the save status of a module. */
export function updateSaveState(session: EditingSession, id: number, isSending = false): void {
  const { document, conflicts, rejectedData, server } = session;
  const part = document.part(id);
  if (!part) return;
  const isRejected = rejectedData.get(id) === part.module.data;
  const state = () => {
    if (conflicts.has(id)) return 'conflict';
    if (isRejected) return 'failed';
    if (isSending) return 'saving';
    return isSaved(session, id) ? 'saved' : 'changed';
  };
  const problem = isRejected ? (document.entry(id)?.problem ?? '') : '';
  const issues = document.issuesOf(part.module);
  document.mark(id, { isNew: !server.get(id), issues, state: state(), problem });
}

/** Whether closing the page would lose changes. */
export function hasUnsaved(session: EditingSession): boolean {
  const { queue, document, containers } = session;
  const isShown = new Set(containers.shown().map(({ id }) => id));
  const isOn = (id: number) => isShown.has(document.part(id)?.module.container ?? 0);
  return queue.isBusy() || document.ids().some((id) => isUnsaved(session, id) && isOn(id));
}

/** The same for all pages that were edited in this tab. */
export function hasUnsavedAnywhere(session: EditingSession): boolean {
  return session.queue.isBusy() || session.document.ids().some((id) => isUnsaved(session, id));
}

/**
 * Saves everything that is ready.
 * @returns whether all changes are on the server
 */
export async function flushSaves(session: EditingSession): Promise<boolean> {
  const { queue } = session;
  while (queue.isBusy()) if (!(await queue.flush())) return false;
  await queue.flush();
  return !hasUnsaved(session);
}

/** Fetches the changes of a container if its version differs. */
export function refreshContainer(
  { stale, queue }: EditingSession,
  container: number,
  version?: number,
): void {
  stale.mark(container, version);
  queue.refresh();
}
