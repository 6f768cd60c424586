/** Shows one alert about remote changes and deletions, with an action if there is one. */
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import type { Command } from '../../core/commands/command.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';
import type { Alert } from '../alerts.ts';
import { nameOf as entryName, fieldName, messages, moduleName } from '../messages.ts';
import type { EditingSession } from '../session.ts';
import type { AppliedStructure } from './apply-remote-structure.ts';
import { type AppliedTexts, type RemoteChanges, writersOf } from './changes.ts';

/** Offers the action of the last entry; deletions and conflicts come after merges. */
export function notifyRemoteChanges(
  session: EditingSession,
  container: number,
  texts: AppliedTexts,
  structure: AppliedStructure | null,
  changes: RemoteChanges,
): void {
  const collaboration = collaborationTexts(session.locale);
  const writerOf = writersOf(changes);
  const by = (id: number) => writerOf(session.server.get(id)?.server_id ?? id);
  const nameOf = (id: number) =>
    moduleName(session, id) || entryName({ module: session.server.nameOf(id) ?? 'text' }, messages(session));
  const alerts: Alert[] = [];
  for (const [id, { result, merges, changed_by }] of texts) {
    if (result === 'merged') {
      alerts.push({ kind: 'save', text: collaboration.merged(changed_by, labelsOf(session, id, merges)) });
    } else if (result === 'conflict') {
      alerts.push({
        kind: 'error',
        text: collaboration.clash(changed_by, nameOf(id)),
        ...opensConflict(session, id),
      });
    }
  }
  for (const { id, back } of structure?.removed ?? [])
    alerts.push(removalAlert(session, { container, name: nameOf(id), changed_by: by(id), back }));
  for (const id of structure?.restored ?? []) {
    const remove = {
      label: collaboration.remove_anyway,
      run: () => void session.undo.apply(container, { kind: 'remove', id }),
    };
    alerts.push({ kind: 'save', text: collaboration.brought_back(by(id), nameOf(id)), action: remove });
  }
  for (const { id, own } of structure?.moved ?? []) {
    const action = { label: collaboration.move_anyway, run: () => void session.undo.apply(container, own) };
    alerts.push({ kind: 'save', text: collaboration.moved(by(id), nameOf(id)), action });
  }
  for (const id of structure?.conflicting ?? []) {
    alerts.push({
      kind: 'error',
      text: collaboration.held(by(id), nameOf(id)),
      ...opensConflict(session, id),
    });
  }
  const [last] = alerts.slice(-1);
  if (last) session.alerts.show({ ...last, text: [...new Set(alerts.map(({ text }) => text))].join(' ') });
}

/** Tells that a module was deleted, with an action that restores it. */
export function removalAlert(
  session: EditingSession,
  removed: { container: number; name: string; changed_by: string | null; back: Command },
): Alert {
  const { container, name, changed_by, back } = removed;
  const { removed: text, bring_back: label } = collaborationTexts(session.locale);
  const action = { label, run: () => void session.undo.apply(container, back) };
  return { kind: 'save', text: text(changed_by, name), action };
}

const opensConflict = (session: EditingSession, id: number) => ({
  conflict: id,
  action: {
    label: messages(session).decide,
    run: () => session.surface.openDialog({ kind: 'conflict', id }),
  },
});

/** The names of the remotely changed fields of a module. */
function labelsOf(session: EditingSession, id: number, merges: readonly FieldMerge[]): string {
  const { locale } = session.account.get();
  const module = session.document.part(id)?.module;
  const labels = merges
    .filter(({ outcome }) => outcome !== 'mine')
    .map(({ field, language }) =>
      collaborationTexts(session.locale).field(fieldName(module, field, locale), language),
    );
  return labels.join(', ');
}
