/** A pasted table from the box to the database: checked after each change, written as one batch, undone as one. */
import { useRef, useState } from 'react';
import type { PastedTable, TableToCheck } from '#domain/back-office/pasted-table.ts';
import type { ListedResource } from '#domain/resources/list-views.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import type { PasteTexts } from '#i18n/back-office/paste-texts.ts';
import { problemText } from '../requests/problem-text.ts';
import { checkTable, type RequestOutcome, undoChangeSet, writeBatch } from '../requests/record-requests.ts';
import { useOperationIds } from '../requests/use-operation-ids.ts';

type State =
  | { is: 'idle' | 'checking' | 'writing' | 'undone' }
  | { is: 'done'; created: number; changed: number; change_set: number | null }
  | { is: 'problem'; text: string };

/** A table that is not written yet, with the corrections and decisions so far. */
export interface UnsavedTable extends TableToCheck {
  /** Indexes of the rows that are not written. */
  left_out: readonly number[];
}

interface Options {
  session: EditingSession;
  unsaved: UnsavedTable;
  resource: ListedResource;
  texts: PasteTexts;
  /** Reads the list again. */
  onWritten: () => void;
}

export type Paste = ReturnType<typeof usePaste>;

export function usePaste({ session, unsaved, resource, texts, onWritten }: Options) {
  const { left_out, ...unsavedTable } = unsaved;
  const [entered, setEntered] = useState<TableToCheck>(unsavedTable);
  const [table, setTable] = useState<PastedTable | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set(left_out));
  const [state, setState] = useState<State>({ is: 'idle' });
  const newest = useRef(0);
  const operations = useOperationIds();

  async function send<T>(ask: () => Promise<RequestOutcome<T>>): Promise<T | null> {
    const outcome = await ask();
    if (outcome.outcome === 'done') return outcome.data;
    setState({ is: 'problem', text: problemText(outcome, texts) });
    return null;
  }

  async function check(next: TableToCheck) {
    newest.current += 1;
    const own = newest.current;
    setEntered(next);
    if (next.text.trim() === '') {
      setTable(null);
      setState({ is: 'problem', text: texts.empty });
      return;
    }
    setState({ is: 'checking' });
    const answer = await send(() => checkTable(session, resource, next));
    if (!answer || own !== newest.current) return;
    // Rows are identified by index, so another table resets them.
    if (next.text !== entered.text) setLeftOut(new Set());
    setTable(answer);
    setState({ is: 'idle' });
  }

  const lines = (table?.lines ?? []).filter(({ row }) => !leftOut.has(row));
  const created = lines.filter(({ action }) => action === 'create').length;
  const wrong = (table?.rows ?? []).filter(({ result }, at) => result === 'wrong' && !leftOut.has(at)).length;

  async function write() {
    setState({ is: 'writing' });
    const sent = lines.map(({ row: _, ...line }) => line);
    const operation_id = operations.idFor(sent);
    const answer = await send(() => writeBatch(session, { operation_id, lines: sent }));
    if (!answer) return;
    operations.answered();
    const { change_set } = answer;
    setState({ is: 'done', created, changed: lines.length - created, change_set });
    onWritten();
  }

  async function undo(change_set: number) {
    setState({ is: 'writing' });
    const operation_id = operations.idFor({ undo: change_set });
    if (!(await send(() => undoChangeSet(session, change_set, operation_id)))) return;
    operations.answered();
    await check(entered);
    setState({ is: 'undone' });
    onWritten();
  }

  return {
    entered,
    table,
    state,
    leftOut,
    created,
    wrong,
    changed: lines.length - created,
    /** The typed text, before it is checked. */
    type: (text: string) => setEntered({ text }),
    check,
    /** Changes the text of a cell; `row` is the index of the row. */
    correct(row: number, column: number, text: string) {
      if (!table) return;
      const cells = table.rows.map((each, at) =>
        at === row ? each.cells.map((cell, index) => (index === column ? text : cell)) : each.cells,
      );
      const heads = table.has_head ? [table.columns.map(({ head }) => head)] : [];
      const columns = table.columns.map(({ target }) => target);
      void check({
        ...entered,
        has_head: table.has_head,
        columns,
        text: textOfRows([...heads, ...cells]),
      });
    },
    leaveOut(row: number, isOut: boolean) {
      const next = new Set(leftOut);
      if (isOut) next.add(row);
      else next.delete(row);
      setLeftOut(next);
    },
    write,
    undo,
    restart() {
      setEntered({ text: '' });
      setTable(null);
      setLeftOut(new Set());
      setState({ is: 'idle' });
    },
  };
}

/** As spreadsheets copy it. */
function textOfRows(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((cells) => cells.map(cell).join('\t')).join('\n');
}
