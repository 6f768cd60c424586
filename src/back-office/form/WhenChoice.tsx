/** When changes of a record become public: now, at a moment, not yet. */
import { useId } from 'react';
import kit from '#editing/ui/kit/kit.module.css';
import { useStore } from '#state/store.ts';
import { FieldControl } from './controls/FieldControl.tsx';
import type { RecordFormData } from './form-data.ts';
import type { RecordForm } from './record-form.ts';
import styles from './when.module.css';

const times = ['now', 'later', 'draft'] as const;

export function WhenChoice({ form, data: { texts } }: { form: RecordForm; data: RecordFormData }) {
  const name = useId();
  const chosen = useStore(form.store, 'when');
  const due_at = useStore(form.store, 'due_at');
  return (
    <>
      <fieldset className={styles.when}>
        <legend className={kit.unseen}>{texts.when_label}</legend>
        {times.map((when) => (
          <label key={when}>
            <input
              type="radio"
              name={name}
              checked={when === chosen}
              onChange={() => form.choose({ when })}
            />
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
