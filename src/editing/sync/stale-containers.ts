/** Containers with remote changes, which are fetched before anything else is sent. */
import type { Containers } from './containers.ts';
import type { RemoteModule } from './remote-changes/changes.ts';

export interface StaleContainers {
  /** `version` is the latest known version; unknown if omitted. */
  mark(container: number, version?: number): void;
  isEmpty(): boolean;
  /**
   * Refreshes them one by one until none is stale.
   * @param refresh fetches a container
   * @throws RequestProblem; the container then stays stale
   */
  refreshAll(refresh: (container: number) => Promise<void>): Promise<void>;
  /** Rejected modules with the server's state. */
  rejected: Map<number, RemoteModule & { changed_by: string | null }>;
}

export function createStaleContainers({ versionOf }: Pick<Containers, 'versionOf'>): StaleContainers {
  const stale = new Map<number, number>();
  return {
    rejected: new Map(),
    mark(container, version = Number.POSITIVE_INFINITY) {
      if (versionOf(container) < version) stale.set(container, Math.max(version, stale.get(container) ?? 0));
    },
    isEmpty: () => stale.size === 0,
    async refreshAll(refresh) {
      while (stale.size > 0) {
        for (const [container, version] of [...stale]) {
          stale.delete(container);
          // The response to an own change may have brought it up to date.
          if (versionOf(container) >= version) continue;
          try {
            await refresh(container);
          } catch (error) {
            stale.set(container, version);
            throw error;
          }
        }
      }
    },
  };
}
