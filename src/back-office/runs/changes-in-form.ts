/** Computes the effects of saving a run's form on its events. */
import { changesOfRun, type RunChange, type RunWithDates } from '#domain/plan/run-changes.ts';
import { changesOf, type RecordForm } from '../form/record-form.ts';
import { dataOf } from '../form/send-form.ts';

export function changesInForm(form: RecordForm, { dates, now }: RunWithDates): RunChange[] {
  const { base, history } = form.store.get();
  const changed = dataOf(changesOf(form.fields, form.store.get()), history.values, false);
  return changesOfRun(base.values, { ...base.values, ...changed }, dates, now);
}
