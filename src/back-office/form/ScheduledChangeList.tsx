/** The scheduled changes of a record, and those that failed. */
import { useEffect, useState } from 'react';
import { formatDateTime } from '#domain/dates/date-format.ts';
import { previewParameter } from '#domain/publishing/preview.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { useStore } from '#state/store.ts';
import {
  cancelScheduledChange,
  getUnpublished,
  newOperationId,
  type ScheduledChange,
  updateRecord,
} from '../requests/record-requests.ts';
import pressed from '../shell/controls.module.css';
import type { RecordFormData } from './form-data.ts';
import styles from './publication-time.module.css';
import type { RecordForm } from './record-form.ts';

export function ScheduledChangeList({ form, data }: { form: RecordForm; data: RecordFormData }) {
  const { texts, labels, resource, record } = data;
  const session = useEditingSession();
  const save = useStore(form.store, 'save');
  const saved_as = useStore(form.store, 'saved_as');
  const [plans, setPlans] = useState(data.plans);
  const [cancelled, setCancelled] = useState<ScheduledChange | null>(null);
  const [isRefused, setRefused] = useState(false);
  const id = record?.id ?? 0;
  const [page] = data.addresses;

  const refresh = async () => {
    const outcome = await getUnpublished(session, resource, id);
    if (outcome.outcome === 'done') setPlans(outcome.data.plans);
  };
  const isPlanned = save === 'saved' && saved_as === 'later';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was planned just now is asked for once
  useEffect(() => {
    if (isPlanned) void refresh();
  }, [isPlanned]);
  if (plans.length === 0 && !cancelled) return null;

  async function cancel(plan: ScheduledChange) {
    const { outcome } = await cancelScheduledChange(session, resource, id, plan.id);
    setRefused(outcome !== 'done' && outcome !== 'gone');
    if (outcome === 'done' && !plan.failure) setCancelled(plan);
    await refresh();
  }

  async function planAgain({ due_at, data: fields }: ScheduledChange) {
    const version = form.store.get().base.version ?? 0;
    const body = { operation_id: newOperationId(), version, data: fields, due_at };
    const { outcome } = await updateRecord(session, resource, id, body);
    setRefused(outcome !== 'done');
    if (outcome === 'done') setCancelled(null);
    await refresh();
  }

  const named = (fields: readonly string[]) =>
    fields.map((field) => labels.fields[field.split('.', 1)[0] ?? '']?.label ?? field).join(', ');
  return (
    <section className={styles.plans} aria-label={texts.plans}>
      <h2>{texts.plans}</h2>
      {isRefused && (
        <p role="alert" className={styles.alarm}>
          {texts.plan_refused}
        </p>
      )}
      {cancelled && (
        <p role="status">
          {texts.plan_cancelled}{' '}
          <button type="button" className={pressed.button} onClick={() => void planAgain(cancelled)}>
            {texts.plan_again}
          </button>
        </p>
      )}
      <ul>
        {plans.map((plan) => (
          <li key={plan.id}>
            <p>
              <time dateTime={plan.due_at}>{formatDateTime(plan.due_at)}</time>,{' '}
              {plan.created_by ?? texts.somebody}: {named(Object.keys(plan.data))}
            </p>
            {!plan.failure && page && (
              <p>
                <a href={`${page.url}?${new URLSearchParams({ [previewParameter]: plan.due_at })}`}>
                  {texts.plan_preview}
                </a>
              </p>
            )}
            {plan.failure && (
              <>
                <p className={styles.alarm}>{texts.plan_failed[plan.failure.reason]}</p>
                {plan.failure.conflicts.map(({ field, draft, public: shown }) => (
                  <p key={field}>
                    {named([field])}: {texts.plan_values[0]} {written(draft)}, {texts.plan_values[1]}{' '}
                    {written(shown)}
                  </p>
                ))}
                {plan.failure.issues.map(({ field, message }) => (
                  <p key={field}>
                    {named([field])}: {message}
                  </p>
                ))}
                <button
                  type="button"
                  className={pressed.button}
                  onClick={() => {
                    for (const [field, value] of Object.entries(plan.data)) form.change(field, value);
                  }}
                >
                  {texts.plan_take}
                </button>{' '}
              </>
            )}
            <button type="button" className={pressed.button} onClick={() => void cancel(plan)}>
              {plan.failure ? texts.plan_dismiss : texts.plan_cancel}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A short form of a value. */
function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object'
    ? '…'
    : `„${String(value)
        .replace(/<[^>]+>/g, ' ')
        .slice(0, 200)}“`;
}
