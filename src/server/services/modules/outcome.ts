// Outcomes of writing a module; endpoints turn them into responses.
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import type { DraftModule } from '#domain/modules/modules.ts';

/** Written now, or by an earlier request with the same operation id. */
export interface WrittenModule {
  outcome: 'written';
  draft: DraftModule;
  /** Its container's version after the operation. */
  container_version: number;
  /** False if there was nothing to change, so that the version is from another change. */
  is_written: boolean;
}

export type RejectedOperation =
  /** No such module, container or parent. */
  | { outcome: 'gone' }
  /** Conflict: `draft` is the stored state, `changed_by` the name of its author. */
  | { outcome: 'stale'; draft: DraftModule; changed_by: string | null }
  | { outcome: 'invalid'; issues: FieldIssue[] }
  /** The slot does not allow it, or the container is full. */
  | { outcome: 'misplaced'; reason: 'parent' | 'column' | 'full' | 'parent-removed' }
  /** The operation id belongs to another operation. */
  | { outcome: 'other-operation' };

export type ModuleOutcome = WrittenModule | RejectedOperation;
