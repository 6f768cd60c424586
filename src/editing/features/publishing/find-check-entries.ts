/** Finds the entries of the page's check list, from the server and from unsaved modules. */
import { request } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';
import { unsavedEntries } from '../../ui/checks/unsaved-entries.ts';
import type { CheckListEntry } from '../../ui/ui-state.ts';

/** @throws RequestProblem */
export async function findCheckEntries(session: EditingSession): Promise<CheckListEntry[]> {
  const answers = await Promise.all(
    session.containers
      .shown()
      .map(({ id }) => request<{ results: CheckListEntry[] }>(session, 'GET', `container/${id}/checks`)),
  );
  const local = await unsavedEntries(session);
  const localModules = new Set(local.map(({ module }) => module));
  const found = answers
    .flatMap(({ results }) => withLocalIds(session, results))
    .filter(({ rule, module }) => rule !== 'incomplete' || !localModules.has(module));
  const all = [...local, ...found];
  return [...all.filter(isBlocking), ...all.filter((entry) => !isBlocking(entry))];
}

/** Whether the entry prevents publishing. */
export const isBlocking = ({ severity }: Pick<CheckListEntry, 'severity'>) => severity === 'blocking';

/** Replaces server ids by local ones. */
function withLocalIds(session: EditingSession, entries: readonly CheckListEntry[]): CheckListEntry[] {
  return entries.map((entry) => ({ ...entry, module: session.server.idOf(entry.module) ?? entry.module }));
}
