/** A single object of fields, such as a trailer. */
import type { ResourceFields } from '#domain/resources/resource.ts';
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import { emptyRow } from './RowsControl.tsx';
import { takesWholeRow } from './row-layout.ts';

export function ObjectControl({ field, label, path, value, onChange }: ControlProps<'object'>) {
  const { errors, texts, Control } = useRecordForm();
  const fields: ResourceFields = 'fields' in field ? field.fields : {};
  if (value === null || value === undefined) {
    return (
      <fieldset className={kit.group}>
        <legend>{label.label}</legend>
        <button type="button" className={styles.add} onClick={() => onChange(emptyRow(fields))}>
          {texts.add_object.replace('{field}', label.label)}
        </button>
      </fieldset>
    );
  }
  const object = value as Readonly<Record<string, unknown>>;
  return (
    <fieldset className={kit.group}>
      <legend>{label.label}</legend>
      {errors[path] && <p className={kit.error}>{errors[path]}</p>}
      <div className={styles.cellsOfRow}>
        {Object.entries(fields).map(([name, inner]) => (
          <div key={name} className={takesWholeRow(inner.kind) ? styles.wideCell : styles.rowCell}>
            <Control
              field={inner}
              label={label.fields?.[name] ?? { label: name }}
              path={`${path}.${name}`}
              value={object[name]}
              isCell
              onChange={(next, at) => onChange({ ...object, [name]: next }, at ?? `${path}.${name}`)}
            />
          </div>
        ))}
      </div>
      <button type="button" className={styles.small} onClick={() => onChange(null)}>
        {texts.take_away.replace('{name}', label.label)}
      </button>
    </fieldset>
  );
}
