/** The rows of a pasted table: the changes of each, and invalid cells with their problem, to be corrected in place. */
import { useId, useState } from 'react';
import type { PastedRow, PastedTable } from '#domain/back-office/pasted-table.ts';
import kit from '#editing/ui/kit/kit.module.css';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import type { PasteTexts } from '#i18n/back-office/paste-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import styles from './paste.module.css';
import type { Paste } from './use-paste.ts';

interface Props {
  paste: Paste;
  table: PastedTable;
  texts: PasteTexts;
}

type Result = PastedRow['result'];

const results: readonly Result[] = ['wrong', 'new', 'changed', 'unchanged'];
/** Rows rendered at once. */
const pageSize = 50;

export function PastedRows({ paste, table, texts }: Props) {
  const { rows, columns } = table;
  const [shown, setShown] = useState<Result | null>(null);
  const [page, setPage] = useState(0);
  const counts = Object.fromEntries(
    results.map((result) => [result, rows.filter((row) => row.result === result).length]),
  ) as Record<Result, number>;
  // A result that no row has any more, after a correction, filters nothing.
  const filter = shown && counts[shown] > 0 ? shown : null;
  const listed = [...rows.entries()].filter(([, row]) => filter === null || row.result === filter);
  const pages = Math.ceil(listed.length / pageSize);
  const current = Math.min(page, Math.max(0, pages - 1));
  const from = current * pageSize;
  const visible = listed.slice(from, from + pageSize);
  const choose = (result: Result | null) => {
    setShown(result);
    setPage(0);
  };
  return (
    <>
      <fieldset className={styles.counts} aria-label={texts.show}>
        <button
          type="button"
          className={kit.button}
          aria-pressed={filter === null}
          onClick={() => choose(null)}
        >
          <b>{rows.length}</b> {texts.show_all}
        </button>
        {results
          .filter((result) => counts[result] > 0)
          .map((result) => (
            <button
              key={result}
              type="button"
              className={kit.button}
              data-result={result}
              aria-pressed={filter === result}
              onClick={() => choose(result)}
            >
              <b>{counts[result]}</b> {texts.counts[result]}
            </button>
          ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved sideways by keys. */}
      <section className={styles.scroll} aria-label={texts.rows} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.result}</th>
              {columns.map(({ head, target }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: only its index identifies a column.
                <th key={at} scope="col" data-ignored={target === null || undefined}>
                  {head || texts.column.replace('{place}', `${at + 1}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map(([at, row]) => (
              <Row key={at} row={row} at={at} paste={paste} table={table} texts={texts} />
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 && (
        <div className={styles.counts}>
          <button
            type="button"
            className={kit.button}
            disabled={current === 0}
            onClick={() => setPage(current - 1)}
          >
            {texts.previous}
          </button>
          <span>
            {fillPlaceholders(texts.page, {
              from: from + 1,
              to: from + visible.length,
              count: listed.length,
            })}
          </span>
          <button
            type="button"
            className={kit.button}
            disabled={current === pages - 1}
            onClick={() => setPage(current + 1)}
          >
            {texts.next}
          </button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Props {
  row: PastedRow;
  /** Index of the row in the table. */
  at: number;
}

function Row({ row, at, paste, table, texts }: RowProps) {
  const isOut = paste.leftOut.has(at);
  const general = row.problems.filter(({ column }) => column === null);
  return (
    <tr data-result={isOut ? 'out' : row.result}>
      <th scope="row">{row.number}</th>
      <td className={styles.result}>
        <b>{isOut ? texts.left_out : texts.counts[row.result]}</b>
        {row.result !== 'unchanged' && (
          <label>
            <input
              type="checkbox"
              checked={!isOut}
              onChange={(event) => paste.leaveOut(at, !event.target.checked)}
              aria-label={texts.take.replace('{row}', `${row.number}`)}
            />
            {texts.taken}
          </label>
        )}
        {general.map(({ message }) => (
          <p key={message} className={kit.error}>
            {message}
          </p>
        ))}
      </td>
      {row.cells.map((cell, column) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: only its index identifies a column.
          key={`${column}/${cell}`}
          text={cell}
          label={fillPlaceholders(texts.cell, {
            column: table.columns[column]?.head || texts.column.replace('{place}', `${column + 1}`),
            row: row.number,
          })}
          problem={isOut ? undefined : row.problems.find((each) => each.column === column)?.message}
          before={row.before[column]}
          understood={row.understood[column]}
          isIgnored={table.columns[column]?.target === null}
          texts={texts}
          onCorrect={(text) => paste.correct(at, column, text)}
        />
      ))}
    </tr>
  );
}

interface CellProps {
  text: string;
  label: string;
  problem: string | undefined;
  before: string | undefined;
  understood: string | undefined;
  isIgnored: boolean;
  texts: PasteTexts;
  onCorrect: (text: string) => void;
}

function Cell({ text, label, problem, before, understood, isIgnored, texts, onCorrect }: CellProps) {
  const id = useId();
  if (problem) {
    const correct = (next: string) => next !== text && onCorrect(next);
    return (
      <td data-wrong>
        <input
          className={kit.input}
          aria-label={label}
          aria-invalid
          aria-describedby={id}
          defaultValue={text}
          onBlur={(event) => correct(event.target.value)}
          onKeyDown={(event) =>
            pressedKey(event.nativeEvent) === 'Enter' && correct(event.currentTarget.value)
          }
        />
        <p id={id} className={kit.error}>
          {problem}
        </p>
      </td>
    );
  }
  return (
    <td data-ignored={isIgnored || undefined} data-changed={before !== undefined || undefined}>
      <span className={styles.text}>{text}</span>
      {understood && <small>{understood}</small>}
      {before !== undefined && (
        <small>{before === '' ? texts.before_empty : texts.before.replace('{text}', before)}</small>
      )}
    </td>
  );
}
