/** When changes of a record become public: now, at a moment, not yet. */
import { useId } from 'react';
import kit from '#editing/ui/kit/kit.module.css';
import { useStore } from '#state/store.ts';
import { FieldControl } from './controls/FieldControl.tsx';
import type { RecordFormData } from './form-data.ts';
import type { PublicationTime } from './form-state.ts';
import styles from './publication-time.module.css';
import type { RecordForm } from './record-form.ts';

const times = ['now', 'later', 'draft'] as const;

/**
 * The selected time of publication, and a function that changes it. An offline record becomes public by its flag
 * `is_online`; while it stays offline, saving changes nothing for visitors.
 */
export function usePublicationTime(form: RecordForm): {
  when: PublicationTime;
  choose: (when: PublicationTime) => void;
} {
  const when = useStore(form.store, 'when');
  const draft = useStore(form.store, 'draft');
  const base = useStore(form.store, 'base');
  const { is_online } = useStore(form.store, 'history').values;
  if (base.values.is_online !== false || draft)
    return { when, choose: (next) => form.choose({ when: next }) };
  return {
    when: is_online === true ? when : 'draft',
    choose(next) {
      const isOnline = next !== 'draft';
      if (isOnline !== is_online) form.change('is_online', isOnline);
      form.choose({ when: isOnline ? next : 'now' });
    },
  };
}

export function PublicationTimeChoice({ form, data: { texts } }: { form: RecordForm; data: RecordFormData }) {
  const name = useId();
  const { when: chosen, choose } = usePublicationTime(form);
  const due_at = useStore(form.store, 'due_at');
  return (
    <>
      <fieldset className={styles.when}>
        <legend className={kit.unseen}>{texts.when_label}</legend>
        {times.map((when) => (
          <label key={when}>
            <input type="radio" name={name} checked={when === chosen} onChange={() => choose(when)} />
            <span className={styles.stroke} data-when={when} aria-hidden="true" />
            {texts.when[when]}
          </label>
        ))}
      </fieldset>
      {chosen === 'later' && (
        <div className={styles.moment}>
          <FieldControl
            field={{ kind: 'moment' }}
            label={{ label: texts.when_moment }}
            path="due_at"
            value={due_at}
            onChange={(moment) => form.choose({ due_at: moment })}
          />
        </div>
      )}
    </>
  );
}
