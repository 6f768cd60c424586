/** Two people have changed the same field: both versions beside each other, and what was merged by itself. */
import { useState } from 'react';
import { formatDate, formatMoment } from '#domain/dates/date-format.ts';
import type { ResourceField } from '#domain/resources/resource.ts';
import { formatAmount } from '#domain/resources/typed-numbers.ts';
import type { FieldMerge } from '#editing/core/merge/three-way.ts';
import { TwoVersions } from '#editing/ui/versions/TwoVersions.tsx';
import type { FieldLabel } from '#i18n/back-office/resource-labels.ts';
import pressed from '../shell/controls.module.css';
import styles from './form.module.css';
import { useForm } from './form-context.ts';
import type { RecordFormData } from './form-data.ts';
import { recordMerges } from './form-merge.ts';
import { isUnread } from './form-values.ts';
import type { RecordForm } from './record-form.ts';

interface Props {
  form: RecordForm;
  data: RecordFormData;
}

export function FormConflict({ form, data }: Props) {
  const { texts, labels } = data;
  const [isOpen, setOpen] = useState(true);
  const shown = useShownValue();
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
        return [field, { title: shown(form.fields[field], label, merge[side]) }];
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

/** A value that is no text, in a few words. */
function useShownValue() {
  const { names, locale } = useForm();
  return function shown(field: ResourceField | undefined, label: FieldLabel, value: unknown): string {
    if (value === null || value === undefined) return '';
    if (isUnread(value)) return value.unread;
    switch (field?.kind) {
      case 'moment':
        return formatMoment(String(value));
      case 'day':
        return formatDate(String(value));
      case 'amount':
        return formatAmount(String(value), locale);
      case 'choice':
        return label.values?.[String(value)] ?? String(value);
      case 'choices':
        return (value as string[]).map((each) => label.values?.[each] ?? each).join(', ');
      case 'reference':
        return names[field.to]?.[value as number]?.name ?? `#${value}`;
      case 'references':
        return (value as number[]).map((id) => names[field.to]?.[id]?.name ?? `#${id}`).join(', ');
      case 'rows':
        return (value as Record<string, unknown>[])
          .map((row) => shown({ kind: 'object', fields: field.fields }, label, row))
          .join('; ');
      case 'object':
        return Object.entries(field.fields)
          .map(([name, inner]) =>
            shown(inner, label.fields?.[name] ?? { label: name }, (value as Record<string, unknown>)[name]),
          )
          .filter(Boolean)
          .join(', ');
      default:
        return typeof value === 'object' ? Object.values(value).join(' / ') : String(value);
    }
  };
}
