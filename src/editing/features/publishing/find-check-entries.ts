/** Finds the entries of the page's check list: those of the server, and those of unsaved modules. */
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
    .flatMap(({ results }) => ownIds(session, results))
    .filter(({ rule, module }) => rule !== 'incomplete' || !localModules.has(module));
  const all = [...local, ...found];
  return [...all.filter(isBlocking), ...all.filter((entry) => !isBlocking(entry))];
}

/** Whether it has to be mended before the page can be published. */
export const isBlocking = ({ severity }: Pick<CheckListEntry, 'severity'>) => severity === 'blocking';

/** A module that was made here keeps the id that the browser gave it. */
export function ownIds(session: EditingSession, entries: readonly CheckListEntry[]): CheckListEntry[] {
  return entries.map((entry) => ({ ...entry, module: session.server.idOf(entry.module) ?? entry.module }));
}
