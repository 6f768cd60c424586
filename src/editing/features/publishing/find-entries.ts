/** What is to be seen to on the page: what the server finds, and what has not come that far. */
import { draftStore } from '../../core/edited-document.ts';
import { session } from '../../sync/account/account.ts';
import { shownContainers } from '../../sync/containers.ts';
import { editorCall } from '../../sync/request.ts';
import { isBlank, known } from '../../sync/saving/saving.ts';
import { words } from '../../ui/module-chrome/messages.ts';
import type { FoundEntry } from '../../ui/ui-state.ts';

/** @throws CallProblem */
export async function findEntries(): Promise<FoundEntry[]> {
  const answers = await Promise.all(
    shownContainers().map(({ id }) => editorCall<{ results: FoundEntry[] }>('GET', `container/${id}/checks`)),
  );
  const local = await unsavedEntries();
  const told = new Set(local.map(({ module }) => module));
  const found = answers
    .flatMap(({ results }) => ownIds(results))
    .filter(({ rule, module }) => rule !== 'incomplete' || !told.has(module));
  const all = [...local, ...found];
  return [...all.filter(isBlocking), ...all.filter((entry) => !isBlocking(entry))];
}

export const isBlocking = ({ severity }: Pick<FoundEntry, 'severity'>) => severity === 'blocking';

/** A module that was made here keeps the id that the browser gave it. */
export function ownIds(entries: readonly FoundEntry[]): FoundEntry[] {
  const ids = new Map(known.ids().map((id) => [known.get(id)?.server_id, id]));
  return entries.map((entry) =>
    entry.module === null ? entry : { ...entry, module: ids.get(entry.module) ?? entry.module },
  );
}

/** What is not complete stays in the browser, so the server does not know of it. */
async function unsavedEntries(): Promise<FoundEntry[]> {
  const isShown = new Set(shownContainers().map(({ id }) => id));
  const those = draftStore.ids().flatMap((id) => {
    const entry = draftStore.entry(id);
    if (!entry || entry.issues.length === 0 || isBlank(id) || !isShown.has(entry.module.container)) return [];
    return [{ id, entry }];
  });
  if (those.length === 0) return [];
  const { locale } = session.get();
  const { issueMessage } = await import('#i18n/modules/module-messages.ts');
  return those.flatMap(({ id, entry: { module, issues } }) =>
    issues.map((issue) => ({
      rule: 'incomplete' as const,
      severity: 'blocking' as const,
      module: id,
      field: issue.field,
      language: issue.rule === 'required' || issue.rule === 'required-de' ? ('de' as const) : null,
      message: issueMessage(issue, locale, module.module),
      where: words().modules[module.module][0],
    })),
  );
}
