/** Says what others have changed, merged or taken away: once for all of it, with what can be done about it. */
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import { apply } from '../../core/apply.ts';
import { draftStore } from '../../core/edited-document.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';
import { nameOf, words } from '../../ui/module-chrome/messages.ts';
import { openMenu } from '../../ui/ui-state.ts';
import { session } from '../account/account.ts';
import { type Alert, showAlert } from '../alerts.ts';
import { known } from '../saving/saving.ts';
import type { TakenPlaces } from './apply-remote-order.ts';
import { type Changes, writersOf } from './changes.ts';
import type { Came } from './fetch-remote-changes.ts';
import { togetherWords } from './messages.ts';

/** The last of these has the word; a deletion and a decision come before what was merged. */
export function sayWhatCame(
  container: number,
  came: Came,
  places: TakenPlaces | null,
  changes: Changes,
): void {
  const said = togetherWords();
  const writerOf = writersOf(changes);
  const by = (id: number) => writerOf(known.get(id)?.server_id ?? id);
  const moduleName = (id: number) => nameOf(id) || words().modules[known.nameOf(id) ?? 'text'][0];
  const alerts: Alert[] = [];
  for (const [id, { taken, merges, changed_by }] of came) {
    if (taken === 'merged') {
      alerts.push({ kind: 'save', text: said.merged(changed_by, labelsOf(id, merges)) });
    } else if (taken === 'conflict') {
      alerts.push({ kind: 'error', text: said.clash(changed_by, moduleName(id)), action: decide(id) });
    }
  }
  for (const { id, back } of places?.removed ?? []) {
    const action = { label: said.bring_back, run: () => void apply(container, back) };
    alerts.push({ kind: 'save', text: said.removed(by(id), moduleName(id)), action });
  }
  for (const id of places?.broughtBack ?? []) {
    const remove = { label: said.remove_anyway, run: () => void apply(container, { kind: 'remove', id }) };
    alerts.push({ kind: 'save', text: said.brought_back(by(id), moduleName(id)), action: remove });
  }
  for (const { id, own } of places?.moved ?? []) {
    const action = { label: said.move_anyway, run: () => void apply(container, own) };
    alerts.push({ kind: 'save', text: said.moved(by(id), moduleName(id)), action });
  }
  for (const id of places?.held ?? []) {
    alerts.push({ kind: 'error', text: said.held(by(id), moduleName(id)), action: decide(id) });
  }
  const [last] = alerts.slice(-1);
  if (last) showAlert({ ...last, text: [...new Set(alerts.map(({ text }) => text))].join(' ') });
}

const decide = (id: number) => ({ label: words().decide, run: () => openMenu({ kind: 'conflict', id }) });

/** What others have changed of a module, by the names of its fields. */
function labelsOf(id: number, merges: readonly FieldMerge[]): string {
  const { locale } = session.get();
  const module = draftStore.part(id)?.module.module;
  const labels = merges
    .filter(({ outcome }) => outcome !== 'mine')
    .map(({ field, language }) => togetherWords().field(fieldLabel(field, locale, module), language));
  return labels.join(', ');
}
