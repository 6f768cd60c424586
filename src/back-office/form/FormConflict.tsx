/** A conflict of two people who changed the same field: both versions side by side, and the list of merged fields. */
import { useState } from 'react';
import type { FieldMerge } from '#editing/core/merge/three-way.ts';
import { TwoVersions } from '#editing/ui/versions/TwoVersions.tsx';
import pressed from '../shell/controls.module.css';
import styles from './form.module.css';
import { useRecordForm } from './form-context.ts';
import type { RecordFormData } from './form-data.ts';
import { recordMerges } from './form-merge.ts';
import { formatValue } from './format-value.ts';
import type { RecordForm } from './record-form.ts';

interface Props {
  form: RecordForm;
  data: RecordFormData;
}

export function FormConflict({ form, data }: Props) {
  const { texts, labels } = data;
  const [isOpen, setOpen] = useState(true);
  const { names, locale } = useRecordForm();
  const { conflict, base, history } = form.store.get();
  if (!conflict) return null;
  if (!isOpen) {
    return (
      <div className={`${styles.undecided} ${styles.surface}`}>
        <button type="button" className={pressed.primary} onClick={() => setOpen(true)}>
          {texts.conflict_decide}
        </button>
      </div>
    );
  }
  const { theirs, changed_by } = conflict;
  const merges = recordMerges(form.fields, base.values, history.values, theirs.values);
  const contents = (side: 'mine' | 'theirs') =>
    Object.fromEntries(
      merges.map((merge: FieldMerge) => {
        const { field } = merge;
        const label = labels.fields[field] ?? { label: field };
        return [field, { title: formatValue(form.fields[field], label, merge[side], { locale, names }) }];
      }),
    );
  return (
    <TwoVersions
      intro={texts.conflict_intro.replace('{who}', changed_by ?? texts.somebody)}
      merges={merges}
      changedBy={changed_by}
      nameOf={(field) => labels.fields[field]?.label ?? field}
      contents={{ mine: contents('mine'), theirs: contents('theirs') }}
      onDecide={(choices) => void form.decide(choices)}
      onClose={() => setOpen(false)}
    />
  );
}
