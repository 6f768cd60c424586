/** Requests about the history of a container. */
import type { HistoryEntry, RemovedModule, StateRef } from '#domain/history/history.ts';
import type { DraftModule, ShownModule } from '#domain/modules/modules.ts';
import { request } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';

export interface History {
  entries: readonly HistoryEntry[];
  older: string | null;
}

export interface ContainerState {
  state: StateRef;
  draft: readonly DraftModule[];
  modules: readonly ShownModule[];
}

/**
 * One page of entries, newest first; `before` is the cursor from the previous page.
 * @throws RequestProblem
 */
export function fetchHistory(
  session: EditingSession,
  container: number,
  before: string | null,
): Promise<History> {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return request(session, 'GET', `container/${container}/history${query}`);
}

/** @throws RequestProblem */
export function fetchState(
  session: EditingSession,
  container: number,
  state: StateRef,
): Promise<ContainerState> {
  return request(session, 'GET', `container/${container}/states/${state}`);
}

/**
 * Deleted modules that can be restored.
 * @throws RequestProblem
 */
export async function fetchRemoved(
  session: EditingSession,
  container: number,
): Promise<readonly RemovedModule[]> {
  const { results } = await request<{ results: RemovedModule[] }>(
    session,
    'GET',
    `container/${container}/removed`,
  );
  return results;
}
