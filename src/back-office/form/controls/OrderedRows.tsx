/**
 * Rows that are reordered with the mouse or the keys of their handles, and removed. Both are announced to screen
 * readers.
 */
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#editing/ui/kit/IconButton.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';

interface Props {
  /** The label of the list. */
  label: string;
  rows: readonly unknown[];
  /** The name of a row, for announcements. */
  nameOf: (row: unknown, index: number) => string;
  renderRow: (row: unknown, index: number) => ReactNode;
  onChange: (rows: unknown[]) => void;
}

/** Moves a row from one position to another. */
function moved(rows: readonly unknown[], from: number, to: number): unknown[] {
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), rows[from], ...others.slice(to)];
}

export function OrderedRows({ label, rows, nameOf, renderRow, onChange }: Props) {
  const { texts } = useRecordForm();
  const list = useRef<HTMLOListElement>(null);
  const [message, setMessage] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const focused = useRef<number | null>(null);

  // The handle of a moved row keeps the focus; after a removal the next row has it.
  useEffect(() => {
    if (focused.current === null) return;
    const handles = list.current?.querySelectorAll<HTMLElement>(':scope > li > [data-handle]') ?? [];
    handles[Math.min(focused.current, handles.length - 1)]?.focus();
    focused.current = null;
  });

  function move(from: number, to: number) {
    if (to < 0 || to >= rows.length || from === to) return;
    focused.current = to;
    const name = nameOf(rows[from], from);
    setMessage(fillPlaceholders(texts.row_moved, { name, place: to + 1, of: rows.length }));
    onChange(moved(rows, from, to));
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  }

  function onDragOver(event: DragEvent, index: number) {
    if (dragged === null) return;
    event.preventDefault();
    if (index === dragged) return;
    onChange(moved(rows, dragged, index));
    setDragged(index);
  }

  return (
    <>
      <ol className={styles.rows} ref={list} aria-label={label}>
        {rows.map((row, index) => {
          const name = nameOf(row, index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to be told by, and their controls keep no state.
              key={index}
              className={styles.row}
              data-dragged={dragged === index || undefined}
              onDragOver={(event) => onDragOver(event, index)}
            >
              <button
                type="button"
                data-handle
                draggable
                className={styles.handle}
                aria-label={texts.row_move.replace('{name}', name)}
                onKeyDown={(event) => onKeyDown(event, index)}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <span aria-hidden="true">=</span>
              </button>
              <div className={styles.rowBody}>{renderRow(row, index)}</div>
              <IconButton
                icon="close"
                name={texts.row_remove.replace('{name}', name)}
                onClick={() => {
                  focused.current = index;
                  // With the number, the next one of the same name is announced as well.
                  setMessage(fillPlaceholders(texts.row_removed, { name, count: rows.length - 1 }));
                  onChange(rows.filter((_, at) => at !== index));
                }}
              />
            </li>
          );
        })}
      </ol>
      <p className={kit.unseen} role="status">
        {message}
      </p>
    </>
  );
}
