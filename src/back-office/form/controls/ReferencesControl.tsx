/** An ordered list of distinct records, found by name. */
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import { NamedRecordLine } from './NamedRecordLine.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { PictureControl } from './PictureControl.tsx';
import { PictureListEnd } from './PictureListEnd.tsx';
import { RecordCombobox } from './RecordCombobox.tsx';
import { useRecordNames } from './ReferenceControl.tsx';

export function ReferencesControl({ field, label, path, value, onChange }: ControlProps<'references'>) {
  const { errors, texts } = useRecordForm();
  const to = 'to' in field ? field.to : 'tags';
  const { nameOf, remember } = useRecordNames(to);
  const ids = (value ?? []) as readonly number[];
  const isPictures = to === 'media';
  const named = (index: number) => `${label.label} ${index + 1}`;
  return (
    <fieldset className={kit.group}>
      <legend>{label.label}</legend>
      {errors[path] && <p className={kit.error}>{errors[path]}</p>}
      {ids.length === 0 && <p className={kit.hint}>{texts.nothing_yet}</p>}
      <OrderedRows
        label={label.label}
        rows={ids}
        nameOf={(id, index) => (isPictures ? named(index) : nameOf(id as number).name)}
        renderRow={(id, index) => {
          if (!isPictures) return <NamedRecordLine record={nameOf(id as number)} />;
          return (
            <div className={styles.addition} key={id as number}>
              <PictureControl
                field={{ kind: 'reference', to, required: true }}
                label={{ label: named(index) }}
                path={`${path}.${index}`}
                value={id}
                isCell
                onChange={(next) => onChange(ids.map((each) => (each === id ? next : each)))}
              />
            </div>
          );
        }}
        onChange={onChange}
      />
      <div className={styles.addition}>
        {isPictures ? (
          <PictureListEnd
            label={texts.one_more.replace('{field}', label.label)}
            onAdd={(id) => !ids.includes(id) && onChange([...ids, id])}
          />
        ) : (
          <RecordCombobox
            to={to}
            label={texts.one_more.replace('{field}', label.label)}
            without={ids}
            onPick={(found) => {
              remember(found);
              onChange([...ids, found.id]);
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
