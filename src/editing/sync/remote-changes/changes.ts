/** The changes of others as the server answers them. */
import type { ModuleData, ModuleName, ShownModule } from '#domain/modules/modules.ts';
import type { EditedModule } from '../../core/entries.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';

export interface ContainerChange {
  version: number;
  kind: 'create' | 'update' | 'move' | 'remove' | 'restore';
  /** Null where it concerned the whole container. */
  id: number | null;
  module: ModuleName | null;
  changed_by: string | null;
  is_own: boolean;
  created_at: string;
}

export interface RemoteModule {
  draft: EditedModule;
  shown: ShownModule | null;
}

/** The answer of `GET container/{id}/changes`. */
export interface Changes {
  version: number;
  is_changed: boolean;
  is_complete: boolean;
  changes: readonly ContainerChange[];
  modules: readonly RemoteModule[];
  places: readonly { id: number; parent: number | null; column: number }[];
}

export type UnreviewedChange = ContainerChange & { before: ModuleData | null; after: ModuleData | null };

/** A container that was not published, since others have written in it after it was reviewed here. */
export interface UnreviewedContainer {
  container: number;
  /** The version that it has now. */
  container_version: number;
  changes: readonly UnreviewedChange[];
}

/** By the server's numbers: who has changed a module last; null where nobody knows. */
export function writersOf({ changes }: Pick<Changes, 'changes'>): (server_id: number) => string | null {
  const names = new Map<number, string | null>();
  for (const { id, changed_by } of changes) if (id !== null) names.set(id, changed_by);
  return (server_id) => names.get(server_id) ?? null;
}

/** The result of applying the text that somebody else has written in a module. */
export interface AppliedText {
  /** `deferred` waits until the caret has left its text, or until it is saved. */
  result: 'same' | 'applied' | 'merged' | 'deferred' | 'conflict';
  merges: readonly FieldMerge[];
}

/** By module. */
export type AppliedTexts = Map<number, AppliedText & { changed_by: string | null }>;
