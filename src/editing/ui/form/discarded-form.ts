/** A form that was put away with something written in it: offered again for as long as its message stands. */
import { showAlert } from '../../sync/alerts.ts';
import type { ModuleForm } from './form.ts';
import { openDialog } from './open-dialog.ts';

let discarded: ModuleForm | null = null;

/** Says that a form was put away, with a button that opens it again as it was. Not for modules that are new. */
export function offerDiscarded(form: ModuleForm, labels: { put_away: string; bring_back: string }): void {
  const { id } = form.own;
  if (id === null) return;
  const run = () => {
    discarded = form;
    openDialog(id);
  };
  showAlert({ kind: 'save', text: labels.put_away, action: { label: labels.bring_back, run } });
}

/** What was written in the form of this module, where it is asked for again. */
export function discardedForm(id: number): ModuleForm | null {
  return discarded?.own.id === id ? discarded : null;
}

export function forgetDiscarded(): void {
  discarded = null;
}
