/** Finds the entries of the page's check list: those of the server, and those of unsaved modules. */
import { fieldName, moduleName } from '../../sync/messages.ts';
import { request } from '../../sync/request.ts';
import { isBlank } from '../../sync/saving/module-status.ts';
import type { EditingSession } from '../../sync/session.ts';
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

/** What is not complete stays in the browser, so the server does not know of it. */
async function unsavedEntries(session: EditingSession): Promise<CheckListEntry[]> {
  const isShown = new Set(session.containers.shown().map(({ id }) => id));
  const those = session.document.ids().flatMap((id) => {
    const entry = session.document.entry(id);
    if (!entry || entry.issues.length === 0 || isBlank(session, id) || !isShown.has(entry.module.container))
      return [];
    return [{ id, entry }];
  });
  if (those.length === 0) return [];
  const { locale } = session.account.get();
  const { issueMessage } = await import('#i18n/modules/module-messages.ts');
  return those.flatMap(({ id, entry: { module, issues } }) =>
    issues.map((issue) => ({
      rule: 'incomplete' as const,
      severity: 'blocking' as const,
      module: id,
      field: issue.field,
      language: issue.rule === 'required' || issue.rule === 'required-de' ? ('de' as const) : null,
      message: issueMessage(issue, locale, module.module, fieldName(module, issue.field, locale)),
      where: moduleName(session, id),
    })),
  );
}
