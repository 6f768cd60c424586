/** Check list entries for incomplete modules, which are not saved yet. */
import { fieldName, moduleName } from '../../sync/messages.ts';
import { isBlank } from '../../sync/saving/module-status.ts';
import type { EditingSession } from '../../sync/session.ts';
import type { CheckListEntry } from '../ui-state.ts';

/** Incomplete modules are only in the browser, so the server cannot check them. */
export async function unsavedEntries(session: EditingSession): Promise<CheckListEntry[]> {
  const isShown = new Set(session.containers.shown().map(({ id }) => id));
  const incomplete = session.document.ids().flatMap((id) => {
    const entry = session.document.entry(id);
    if (!entry || entry.issues.length === 0 || isBlank(session, id) || !isShown.has(entry.module.container))
      return [];
    return [{ id, entry }];
  });
  if (incomplete.length === 0) return [];
  const { locale } = session.account.get();
  const { issueMessage } = await import('#i18n/modules/module-messages.ts');
  return incomplete.flatMap(({ id, entry: { module, issues } }) =>
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
