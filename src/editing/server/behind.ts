/** Containers in which others have written: what is there now has to be fetched before anything more is sent. */
import type { SeenModule } from '../conflict/changes.ts';
import { seenVersion } from '../draft/containers.ts';

const behind = new Set<number>();
/** Modules that the server refused to save, as it has them. */
export const refusedFor = new Map<number, SeenModule & { changed_by: string | null }>();

export function fallBehind(container: number): void {
  behind.add(container);
}

/** A container has come to a version. @returns whether it is one that is not here yet */
export function hearOf(container: number, version: number): boolean {
  if (version <= seenVersion(container)) return false;
  behind.add(container);
  return true;
}

/** Null where there is nothing to be fetched; else what does it is fetched as well. @throws CallProblem */
export function catchUp(): Promise<void> | null {
  return behind.size > 0 ? fetchChanges() : null;
}

async function fetchChanges(): Promise<void> {
  while (behind.size > 0) {
    const { pull } = await import('../conflict/pull.ts');
    for (const container of [...behind]) {
      behind.delete(container);
      try {
        await pull(container);
      } catch (error) {
        behind.add(container);
        throw error;
      }
    }
  }
}
