/** Rejections by the server: a version conflict, or invalid fields. */
import type { ModuleData, ShownModule } from '#domain/modules/modules.ts';
import type { EditedModule } from '../../core/entries.ts';
import type { RequestProblem } from '../request-problem.ts';

/** The stored state of a remotely changed module; null if it was removed. */
export interface Conflict {
  theirs: { draft: EditedModule; shown: ShownModule | null } | null;
  /** Null if unknown. */
  changed_by: string | null;
  /** The local data that was last compared with theirs. */
  compared?: ModuleData | undefined;
  /** Of a removed module with others in it, the one that was edited here. */
  edited?: number;
}

/** The draft of a record: the fields that differ from the published ones. */
export interface SavedRecordDraft {
  version: number;
  data: ModuleData;
}

/** The conflict in a rejected save; null for other rejections. */
export function conflictIn(
  { status, document }: RequestProblem,
  module: EditedModule | undefined,
): Conflict | null {
  const changed_by = typeof document.changed_by === 'string' ? document.changed_by : null;
  if (status === 404 || status === 410) return { theirs: null, changed_by };
  if (status === 409 && module?.record) {
    const { version = 0, data = {} } = (document.draft ?? {}) as Partial<SavedRecordDraft>;
    const draft = { ...module, version, data: { ...module.record.published, ...data } };
    return { theirs: { draft, shown: null }, changed_by };
  }
  const draft = (document.draft ?? document.current) as EditedModule | undefined;
  if (status !== 409 || !draft?.data) return null;
  return { theirs: { draft, shown: (document.shown as ShownModule | undefined) ?? null }, changed_by };
}

/** All messages of a rejection, joined. */
export function rejectionMessage({ detail, errors }: RequestProblem): string {
  return [...new Set([...errors.map(({ message }) => message), ...(errors.length > 0 ? [] : [detail])])]
    .filter((text) => text !== '')
    .join(' ');
}
