/** What the server knows of the past of a place. */
import type { HistoryEntry, RemovedModule, StateName } from '#domain/history/history.ts';
import type { DraftModule, ShownModule } from '#domain/modules/modules.ts';
import { editorCall } from '../../sync/request.ts';

export interface History {
  entries: readonly HistoryEntry[];
  older: string | null;
}

export interface PlaceState {
  state: StateName;
  draft: readonly DraftModule[];
  modules: readonly ShownModule[];
}

/** One page of it, the latest first; `before` is where the page before ended. @throws CallProblem */
export function fetchHistory(container: number, before: string | null): Promise<History> {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return editorCall('GET', `container/${container}/history${query}`);
}

export function fetchState(container: number, state: StateName): Promise<PlaceState> {
  return editorCall('GET', `container/${container}/states/${state}`);
}

export async function fetchRemoved(container: number): Promise<readonly RemovedModule[]> {
  const { results } = await editorCall<{ results: RemovedModule[] }>('GET', `container/${container}/removed`);
  return results;
}
