/** What the server did not take: somebody else was faster, or something in it is not right. */
import type { DraftModule, ShownModule } from '#domain/modules/modules.ts';
import type { RequestProblem } from '../request-problem.ts';

/** A module as somebody else left it; null where it is gone. */
export interface Conflict {
  theirs: { draft: DraftModule; shown: ShownModule | null } | null;
  /** Null where nobody knows. */
  changed_by: string | null;
}

/** The conflict that a refused save tells of; null for other refusals. */
export function conflictIn({ status, document }: RequestProblem): Conflict | null {
  const changed_by = typeof document.changed_by === 'string' ? document.changed_by : null;
  if (status === 404 || status === 410) return { theirs: null, changed_by };
  const draft = (document.draft ?? document.current) as DraftModule | undefined;
  if (status !== 409 || !draft?.data) return null;
  return { theirs: { draft, shown: (document.shown as ShownModule | undefined) ?? null }, changed_by };
}

/** All that the server said, as one text. */
export function messageOf({ detail, errors }: RequestProblem): string {
  return [...new Set([...errors.map(({ message }) => message), ...(errors.length > 0 ? [] : [detail])])]
    .filter((text) => text !== '')
    .join(' ');
}
