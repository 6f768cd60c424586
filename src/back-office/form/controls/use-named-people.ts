/** Links names in rows to person records if exactly one record has the name. */
import type { FormRow } from '#domain/resources/pasted-rows.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { findPersonByName } from '../../requests/find-people.ts';
import { useRecordNames } from './ReferenceControl.tsx';

/** Maximum names to look up; others stay guests. */
const maxNames = 60;

/** @returns a function that never rejects: if the server is unavailable, all are guests */
export function useNamedPeople(hasPeople: boolean) {
  const session = useEditingSession();
  const { remember } = useRecordNames('persons');
  return async (rows: readonly FormRow[]): Promise<readonly FormRow[]> => {
    if (!hasPeople) return rows;
    const names = [...new Set(rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])))];
    const ids = new Map<string, number>();
    for (const name of names.slice(0, maxNames)) {
      const found = await findPersonByName(session, name).catch(() => null);
      if (!found) continue;
      remember(found);
      ids.set(name, found.id);
    }
    return rows.map((row) => ({ ...row, person: ids.get(row.name as string) ?? null }));
  };
}
