/** Rows of fields, such as prices, cast and quotes; and a single object of fields. */
import { useEffect, useRef } from 'react';
import type { ResourceFields } from '#domain/resources/resource.ts';
import { textAt } from '#editing/core/localized-text.ts';
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, type NamedRecord, useForm } from '../form-context.ts';
import styles from './controls.module.css';
import { OrderedRows } from './OrderedRows.tsx';

type Row = Readonly<Record<string, unknown>>;

/** Several lines and lists take the whole width of a row. */
const wide = new Set(['plain', 'rich', 'rows', 'references']);

/** What a row is called: the first text in it. */
function titleOf(row: Row, fields: ResourceFields): string {
  for (const name of Object.keys(fields)) {
    const text = typeof row[name] === 'string' ? row[name] : textAt(row[name], 'de');
    if (text && fields[name]?.kind !== 'choice' && fields[name]?.kind !== 'amount') return text;
  }
  return '';
}

export function RowsControl({ field, label, path, value, onChange }: ControlProps<'rows'>) {
  const { errors, texts, Control } = useForm();
  const fields: ResourceFields = 'fields' in field ? field.fields : {};
  const rows = (value ?? []) as readonly Row[];
  const box = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);

  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const items = box.current?.querySelectorAll('[data-row]');
    const inputs = items?.[items.length - 1]?.querySelectorAll<HTMLElement>(
      'input, select, textarea, button',
    );
    inputs?.[0]?.focus();
  });

  const nameOf = (row: unknown, index: number) =>
    titleOf(row as Row, fields) ||
    texts.row.replace('{field}', label.label).replace('{place}', `${index + 1}`);

  return (
    <fieldset className={kit.group} ref={box}>
      <legend>{label.label}</legend>
      {errors[path] && <p className={kit.error}>{errors[path]}</p>}
      {rows.length === 0 && <p className={kit.hint}>{texts.nothing_yet}</p>}
      <OrderedRows
        label={label.label}
        rows={rows}
        nameOf={nameOf}
        onChange={onChange}
        draw={(row, index) => (
          <div className={styles.cellsOfRow} data-row>
            {Object.entries(fields).map(([name, inner]) => (
              <div key={name} className={wide.has(inner.kind) ? styles.wideCell : styles.rowCell}>
                <Control
                  field={inner}
                  label={label.fields?.[name] ?? { label: name }}
                  path={`${path}.${index}.${name}`}
                  value={(row as Row)[name]}
                  isCell
                  onChange={(next, at, record) =>
                    onChange(
                      rows.map((each, place) =>
                        place === index ? { ...each, ...namedAs(fields, each, record), [name]: next } : each,
                      ),
                      at ?? `${path}.${index}.${name}`,
                    )
                  }
                />
              </div>
            ))}
          </div>
        )}
      />
      <button
        type="button"
        className={styles.add}
        onClick={() => {
          isAdded.current = true;
          onChange([...rows, emptyRow(fields)]);
        }}
      >
        {texts.add_row.replace('{field}', label.label)}
      </button>
    </fieldset>
  );
}

/** Who was chosen is named as well, where no name stands yet. */
function namedAs(fields: ResourceFields, { name }: Row, record: NamedRecord | undefined): Row {
  return record && fields.name?.kind === 'word' && !name ? { name: record.name } : {};
}

/** With every field, so that what is stored later has the same shape. */
const emptyRow = (fields: ResourceFields): Row =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]));

export function ObjectControl({ field, label, path, value, onChange }: ControlProps<'object'>) {
  const { errors, texts, Control } = useForm();
  const fields: ResourceFields = 'fields' in field ? field.fields : {};
  if (value === null || value === undefined) {
    return (
      <fieldset className={kit.group}>
        <legend>{label.label}</legend>
        <button type="button" className={styles.add} onClick={() => onChange(emptyRow(fields))}>
          {texts.add_row.replace('{field}', label.label)}
        </button>
      </fieldset>
    );
  }
  const object = value as Row;
  return (
    <fieldset className={kit.group}>
      <legend>{label.label}</legend>
      {errors[path] && <p className={kit.error}>{errors[path]}</p>}
      <div className={styles.cellsOfRow}>
        {Object.entries(fields).map(([name, inner]) => (
          <div key={name} className={wide.has(inner.kind) ? styles.wideCell : styles.rowCell}>
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
