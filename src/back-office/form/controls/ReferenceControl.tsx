/** The control of a reference to another record, found by its name and shown with its picture. */
import { useState } from 'react';
import type { ResourceName } from '#domain/resources/resource.ts';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import { IconButton } from '#editing/ui/kit/IconButton.tsx';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { useStore } from '#state/store.ts';
import type { RecordOption } from '../../requests/record-requests.ts';
import { type ControlProps, isRequired, type NamedRecord, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import { NamedRecordLine } from './NamedRecordLine.tsx';
import { PictureControl } from './PictureControl.tsx';
import { RecordCombobox } from './RecordCombobox.tsx';

/** Names looked up in this form, besides those in its data. */
export function useRecordNames(to: ResourceName) {
  const { names, found } = useRecordForm();
  const own = useStore(found, 'names')[to];
  return {
    nameOf: (id: number): NamedRecord =>
      own?.[id] ?? names[to]?.[id] ?? { name: `#${id}`, detail: '', thumbnail: '' },
    remember({ id, name, detail, thumbnail }: RecordOption) {
      const before = found.get().names;
      found.set({ names: { ...before, [to]: { ...before[to], [id]: { name, detail, thumbnail } } } });
    },
  };
}

export function ReferenceControl(props: ControlProps<'reference'>) {
  const { field } = props;
  const to = 'to' in field ? field.to : 'tags';
  return to === 'media' ? <PictureControl {...props} /> : <RecordReference {...props} to={to} />;
}

function RecordReference({
  field,
  label,
  path,
  value,
  onChange,
  isCell,
  to,
}: ControlProps<'reference'> & { to: ResourceName }) {
  const { errors, texts } = useRecordForm();
  const { nameOf, remember } = useRecordNames(to);
  const [isSearching, setSearching] = useState(false);
  const id = typeof value === 'number' ? value : null;
  if (id === null || isSearching) {
    return (
      <div className={isCell ? styles.cell : undefined}>
        <RecordCombobox
          to={to}
          label={label.label}
          error={errors[path]}
          onLeave={() => setSearching(false)}
          onPick={(found) => {
            remember(found);
            setSearching(false);
            onChange(found.id, undefined, found);
          }}
        />
      </div>
    );
  }
  const record = nameOf(id);
  const { name } = record;
  return (
    <div className={isCell ? styles.cell : undefined}>
      <FormField label={label.label} error={errors[path]} isRequired={isRequired(field)}>
        {(control) => (
          <div className={styles.reference}>
            <NamedRecordLine record={record} />
            <span className={styles.actions}>
              <button
                {...control}
                type="button"
                className={styles.small}
                aria-label={fillPlaceholders(texts.choose_other, { field: label.label, name })}
                onClick={() => setSearching(true)}
              >
                {texts.other}
              </button>
              {!isRequired(field) && (
                <IconButton
                  icon="close"
                  name={texts.take_away.replace('{name}', name)}
                  onClick={() => onChange(null)}
                />
              )}
            </span>
          </div>
        )}
      </FormField>
    </div>
  );
}
