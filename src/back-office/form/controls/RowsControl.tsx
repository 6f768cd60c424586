/** Rows of fields, such as prices, cast and quotes. A table, or a list of lines, can be pasted into them. */
import { type ClipboardEvent, type CSSProperties, useEffect, useRef, useState } from 'react';
import { type FormRow as Row, readPastedRows } from '#domain/resources/pasted-rows.ts';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import { textAt } from '#editing/core/localized-text.ts';
import kit from '#editing/ui/kit/kit.module.css';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import { OrderedRows } from './OrderedRows.tsx';
import { PersonCell } from './PersonCell.tsx';
import { columnsStyle, pairsNameWithPerson, tableHeadOf, takesWholeRow } from './row-layout.ts';
import { useNamedPeople } from './use-named-people.ts';

/** The title of a row: the first text in it. */
function titleOf(row: Row, fields: ResourceFields): string {
  for (const name of Object.keys(fields)) {
    const text = typeof row[name] === 'string' ? row[name] : textAt(row[name], 'de');
    if (text && fields[name]?.kind !== 'choice' && fields[name]?.kind !== 'amount') return text;
  }
  return '';
}

/** Has every field, so that stored rows have the same shape. */
export const emptyRow = (fields: ResourceFields): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, 'initial' in field ? field.initial : null]),
  );

const isEmpty = (row: Row | undefined) => Object.values(row ?? {}).every((value) => value === null);

export function RowsControl({ field, label, path, value, onChange }: ControlProps<'rows'>) {
  const { errors, texts, Control } = useRecordForm();
  const fields: ResourceFields = 'fields' in field ? field.fields : {};
  const rows = (value ?? []) as readonly Row[];
  const box = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  const [pasted, setPasted] = useState(0);
  const hasPeople = pairsNameWithPerson(fields);
  const withPeople = useNamedPeople(hasPeople);
  const latest = useRef({ rows, onChange });
  latest.current = { rows, onChange };
  const head = tableHeadOf(fields, label);

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
    titleOf(row as Row, fields) || fillPlaceholders(texts.row, { field: label.label, place: index + 1 });

  const changeRow = (index: number, change: Row, at: string) =>
    onChange(
      rows.map((each, place) => (place === index ? { ...each, ...change } : each)),
      at,
    );

  /** Several lines become rows: in place of an empty one that has the focus, else after it. */
  async function paste(event: ClipboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    if (!head || target.localName === 'textarea' || target.isContentEditable) return;
    const names = (name: string) =>
      Object.entries(label.fields?.[name]?.values ?? {}).map(
        ([each, choiceLabel]) => [choiceLabel, each] as const,
      );
    const read = readPastedRows(fields, event.clipboardData.getData('text/plain'), names);
    if (!read) return;
    event.preventDefault();
    const items = [...(box.current?.querySelectorAll('[data-row]') ?? [])];
    const found = items.findIndex((item) => item.contains(target));
    const added = await withPeople(read);
    const { rows: now, onChange: write } = latest.current;
    const at = found < 0 || found >= now.length ? now.length : found + 1;
    const start = at > 0 && isEmpty(now[at - 1]) ? at - 1 : at;
    // Always a separate undo step, even right after another change.
    write([...now.slice(0, start), ...added, ...now.slice(at)], `${path}.pasted`);
    setPasted(added.length);
  }

  function cell(row: Row, index: number, name: string, inner: ResourceField) {
    const at = `${path}.${index}.${name}`;
    const fieldLabel = label.fields?.[name] ?? { label: name };
    if (hasPeople && name === 'name') {
      return (
        <PersonCell
          label={fieldLabel.label}
          path={`${path}.${index}`}
          name={typeof row.name === 'string' ? row.name : ''}
          person={typeof row.person === 'number' ? row.person : null}
          onChange={(who) => changeRow(index, who, at)}
        />
      );
    }
    return (
      <Control
        field={inner}
        label={fieldLabel}
        path={at}
        value={row[name]}
        isCell
        onChange={(next, inside) => changeRow(index, { [name]: next }, inside ?? at)}
      />
    );
  }

  return (
    <fieldset
      ref={box}
      className={`${kit.group} ${head ? styles.table : ''}`}
      style={head ? ({ '--columns': columnsStyle(head) } as CSSProperties) : undefined}
      onPaste={(event) => void paste(event)}
    >
      <legend>{label.label}</legend>
      {errors[path] && <p className={kit.error}>{errors[path]}</p>}
      {rows.length === 0 && <p className={kit.hint}>{texts.nothing_yet}</p>}
      {head && rows.length > 0 && <RowsHeader head={head} />}
      <OrderedRows
        label={label.label}
        rows={rows}
        nameOf={nameOf}
        onChange={onChange}
        renderRow={(row, index) => (
          <div className={styles.cellsOfRow} data-row>
            {Object.entries(fields)
              .filter(([name]) => !(hasPeople && name === 'person'))
              .map(([name, inner]) => (
                <div
                  key={name}
                  data-kind={inner.kind}
                  className={takesWholeRow(inner.kind) ? styles.wideCell : styles.rowCell}
                >
                  {cell(row as Row, index, name, inner)}
                </div>
              ))}
          </div>
        )}
      />
      <div className={kit.row}>
        <button
          type="button"
          className={styles.add}
          aria-label={`${label.label}: ${texts.add_row}`}
          onClick={() => {
            isAdded.current = true;
            onChange([...rows, emptyRow(fields)]);
          }}
        >
          {texts.add_row}
        </button>
        {head && <span className={kit.hint}>{hasPeople ? texts.paste_list : texts.paste_table}</span>}
      </div>
      <p className={kit.unseen} role="status">
        {pasted > 0 && formatCount(texts.pasted, pasted)}
      </p>
    </fieldset>
  );
}

/**
 * Column headings above rows that are laid out as a table. Hidden from screen readers, since every cell has its own
 * label.
 */
function RowsHeader({ head }: { head: NonNullable<ReturnType<typeof tableHeadOf>> }) {
  const { texts } = useRecordForm();
  return (
    <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
      <span />
      <div className={styles.cellsOfRow}>
        {head.map(({ label, language, isNumber }) => (
          <span key={`${label} ${language}`} className={isNumber ? styles.number : undefined}>
            {language === 'en' ? '' : <b>{label}</b>} {language && texts.languages[language]}
          </span>
        ))}
      </div>
    </div>
  );
}
