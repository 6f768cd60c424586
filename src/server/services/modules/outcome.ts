// How writing a module can end. Services say it; the calls turn it into answers.
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import type { DraftModule } from '#domain/modules/modules.ts';

/** It was written, now or by an earlier request with the same operation id. */
export interface Written {
  outcome: 'written';
  draft: DraftModule;
  /** Of its container, after the operation. */
  container_version: number;
  /** False where there was nothing to change: the version is that of somebody else's change. */
  is_written: boolean;
}

export type Refused =
  /** There is no such module, container or parent. */
  | { outcome: 'gone' }
  /** Somebody was quicker; `draft` is what is stored now, `changed_by` the name of who wrote it. */
  | { outcome: 'stale'; draft: DraftModule; changed_by: string | null }
  | { outcome: 'invalid'; issues: FieldIssue[] }
  /** It may not stand there, or there is no room left. */
  | { outcome: 'misplaced'; reason: 'parent' | 'column' | 'full' | 'inside-itself' | 'parent-removed' }
  /** The operation id was used for another operation. */
  | { outcome: 'other-operation' };

export type ModuleOutcome = Written | Refused;
