/** Types of remote changes, as the server returns them. */
import type { ModuleData, ModuleName, ShownModule } from '#domain/modules/modules.ts';
import type { EditedModule } from '../../core/entries.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';

interface ContainerChange {
  version: number;
  kind: 'create' | 'update' | 'move' | 'remove' | 'restore';
  /** Null if the change concerns the whole container. */
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

/** The response of `GET container/{id}/changes`. */
export interface RemoteChanges {
  version: number;
  is_changed: boolean;
  is_complete: boolean;
  changes: readonly ContainerChange[];
  modules: readonly RemoteModule[];
  places: readonly { id: number; parent: number | null; column: number }[];
}

export type UnreviewedChange = ContainerChange & { before: ModuleData | null; after: ModuleData | null };

/** A container that was not published, because others have changed it since it was reviewed. */
export interface UnreviewedContainer {
  container: number;
  /** Its current version. */
  container_version: number;
  changes: readonly UnreviewedChange[];
}

/** Who last changed a module, by server id; null if unknown. */
export function writersOf({ changes }: Pick<RemoteChanges, 'changes'>): (server_id: number) => string | null {
  const names = new Map<number, string | null>();
  for (const { id, changed_by } of changes) if (id !== null) names.set(id, changed_by);
  return (server_id) => names.get(server_id) ?? null;
}

/** The result of merging remote text into a module. */
export interface AppliedText {
  /** `deferred` waits until the caret has left the text, or until the module is saved. */
  result: 'same' | 'applied' | 'merged' | 'deferred' | 'conflict';
  merges: readonly FieldMerge[];
}

/** By local id. */
export type AppliedTexts = Map<number, AppliedText & { changed_by: string | null }>;
