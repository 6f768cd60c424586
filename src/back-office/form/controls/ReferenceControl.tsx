/** Another record: found by its name, shown with its picture. */
import { useState } from 'react';
import type { ResourceName } from '#domain/resources/resource.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Combobox } from '#editing/ui/kit/Combobox.tsx';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import { type FoundRecord, findRecords } from '../../requests/record-requests.ts';
import { type ControlProps, isRequired, type NamedRecord, useForm } from '../form-context.ts';
import styles from './controls.module.css';
import { NamedRecordLine } from './NamedRecordLine.tsx';
import { PictureControl } from './PictureControl.tsx';

/** Names that were found in this form, beside those that came with it. */
export function useRecordNames(to: ResourceName) {
  const { names } = useForm();
  const [found, setFound] = useState<Readonly<Record<number, NamedRecord>>>({});
  return {
    nameOf: (id: number): NamedRecord =>
      found[id] ?? names[to]?.[id] ?? { name: `#${id}`, detail: '', thumbnail: '' },
    remember: ({ id, name, detail, thumbnail }: FoundRecord) =>
      setFound((before) => ({ ...before, [id]: { name, detail, thumbnail } })),
  };
}

/** The search for records of a resource; rejects where the server cannot be asked. */
export function useRecordSearch(to: ResourceName) {
  const session = useEditingSession();
  return async (query: string) => {
    const outcome = await findRecords(session, to, query);
    if (outcome.outcome !== 'done') throw new Error(`The search ended with ${outcome.outcome}.`);
    return outcome.answer.results;
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
  const { errors, texts } = useForm();
  const { nameOf, remember } = useRecordNames(to);
  const search = useRecordSearch(to);
  const [isSearching, setSearching] = useState(false);
  const id = typeof value === 'number' ? value : null;
  if (id === null || isSearching) {
    return (
      <div className={isCell ? styles.cell : undefined}>
        <Combobox
          label={label.label}
          error={errors[path]}
          search={search}
          placeholder={texts.search}
          keyOf={({ id }) => String(id)}
          draw={(found) => <NamedRecordLine record={found} />}
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
            <button
              {...control}
              type="button"
              className={styles.small}
              aria-label={texts.choose_other.replace('{field}', label.label).replace('{name}', name)}
              onClick={() => setSearching(true)}
            >
              {texts.other}
            </button>
            {!isRequired(field) && (
              <button
                type="button"
                className={styles.small}
                aria-label={texts.take_away.replace('{name}', name)}
                onClick={() => onChange(null)}
              >
                ×
              </button>
            )}
          </div>
        )}
      </FormField>
    </div>
  );
}
