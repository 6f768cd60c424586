/** Containers in which others have written: what is there now has to be fetched before anything more is sent. */

import { seenVersion } from './containers.ts';
import type { SeenModule } from './remote-changes/changes.ts';
import { CallProblem } from './request-problem.ts';

/** @throws CallProblem where its code cannot be had: there is no line then */
const fetchPulling = () =>
  import('./remote-changes/fetch-remote-changes.ts').catch(() => {
    throw new CallProblem(0);
  });

/** The version that each has come to, as far as anybody said so; infinite where nobody knows. */
const behind = new Map<number, number>();
/** Modules that the server refused to save, as it has them. */
export const refusedFor = new Map<number, SeenModule & { changed_by: string | null }>();

export function fallBehind(container: number, version = Number.POSITIVE_INFINITY): void {
  if (seenVersion(container) < version) behind.set(container, Math.max(version, behind.get(container) ?? 0));
}

/** Null where there is nothing to be fetched; else what does it is fetched as well. @throws CallProblem */
export function catchUp(): Promise<void> | null {
  return behind.size > 0 ? fetchChanges() : null;
}

async function fetchChanges(): Promise<void> {
  while (behind.size > 0) {
    const { pull } = await fetchPulling();
    for (const [container, version] of [...behind]) {
      behind.delete(container);
      // The answer to an own change may have brought it here meanwhile.
      if (seenVersion(container) >= version) continue;
      try {
        await pull(container);
      } catch (error) {
        behind.set(container, version);
        throw error;
      }
    }
  }
}
