/** The footer of a list with the number of selected records and the bulk actions. */

import { use, useState } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import { bulkTexts } from '#i18n/back-office/bulk-texts.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { FormSession } from '../form/FormSession.tsx';
import { formSession } from '../form/form-session.ts';
import { problemText } from '../requests/problem-text.ts';
import {
  type BatchUpdate,
  newOperationId,
  type RequestOutcome,
  undoChangeSet,
  writeBatch,
} from '../requests/record-requests.ts';
import { WriteOutcome, type WriteState } from '../requests/WriteOutcome.tsx';
import { BulkField } from './BulkField.tsx';
import styles from './bulk.module.css';
import {
  type BulkActionName,
  type BulkInput,
  bulkActionsOf,
  bulkData,
  noInput,
  optionField,
} from './bulk-actions.ts';
import type { ListProps } from './list-props.ts';
import type { Selection } from './use-selection.ts';

/** Records in one batch. */
const maxLines = 1000;

interface Props extends Pick<ListProps, 'list'> {
  selection: Selection;
  /** Reads the list again. */
  onWritten: () => void;
  /** Replaced in tests; by default the session of the document. */
  session?: EditingSession;
}

export default function BulkBar({ session = formSession(), ...props }: Props) {
  use(loadEditingMessages(props.list.locale));
  return (
    <FormSession session={session}>
      <Bar {...props} session={session} />
    </FormSession>
  );
}

function Bar({ list, selection, onWritten, session }: Required<Props>) {
  const texts = bulkTexts(list.locale);
  const [action, setAction] = useState<BulkActionName | null>(null);
  const [input, setInput] = useState<BulkInput>(noInput);
  const [state, setState] = useState<WriteState>({ is: 'idle' });
  // On telephones the actions would cover the rows that are still to be chosen.
  const [isOpen, setOpen] = useState(false);
  const lines = action
    ? selection.chosen.flatMap((record): BatchUpdate[] => {
        const data = bulkData(action, record, input);
        const { id, version } = record;
        return data ? [{ action: 'update', resource: list.resource, id, version, data }] : [];
      })
    : [];
  const counted = (text: string, count: number) => text.replace('{count}', count.toLocaleString(list.locale));

  /** The response of a request, or the failure in the reader's language. */
  async function send<T>(ask: () => Promise<RequestOutcome<T>>): Promise<T | null> {
    setState({ is: 'writing' });
    const outcome = await ask();
    if (outcome.outcome === 'done') return outcome.data;
    setState({ is: 'problem', text: problemText(outcome, texts) });
    return null;
  }

  async function apply() {
    const answer = await send(() => writeBatch(session, { operation_id: newOperationId(), lines }));
    if (!answer) return;
    setAction(null);
    setState({ is: 'done', count: lines.length, change_set: answer.change_set });
    onWritten();
  }

  async function undo(change_set: number) {
    if (!(await send(() => undoChangeSet(session, change_set, newOperationId())))) return;
    setState({ is: 'undone' });
    onWritten();
  }

  /** All that match the filters, as the list's file has them. */
  async function chooseAll() {
    const response = await fetch(list.export_urls.json).catch(() => null);
    if (response?.ok) selection.chooseAll(await response.json());
    else setState({ is: 'problem', text: response ? texts.failed : texts.unreachable });
  }

  if (selection.chosen.length === 0 && state.is === 'idle') return null;
  return (
    <section className={styles.bar} aria-label={texts.region}>
      <b>{counted(texts.chosen, selection.chosen.length)}</b>
      {action === null && (
        <>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen((wasOpen) => !wasOpen)}
          >
            {texts.more}
          </button>
          <div className={styles.actions} data-open={isOpen || undefined}>
            {selection.chosen.length > 0 &&
              bulkActionsOf(list.resource).map((name) => (
                <button
                  key={name}
                  type="button"
                  disabled={state.is === 'writing'}
                  onClick={() => {
                    setOpen(false);
                    setAction(name);
                    setInput(noInput);
                  }}
                >
                  {texts.actions[name]}
                </button>
              ))}
            {list.count > selection.chosen.length && list.count <= maxLines && (
              <button type="button" onClick={() => void chooseAll()}>
                {counted(texts.choose_all, list.count)}
              </button>
            )}
            {list.count > maxLines && <span>{counted(texts.too_many, maxLines)}</span>}
          </div>
        </>
      )}
      {action && <BulkField list={list} action={action} input={input} texts={texts} onChange={setInput} />}
      {action && (
        <>
          <p>
            {lines.length > 0
              ? counted(texts.will[action], lines.length)
              : isAsked(action, input)
                ? texts.nothing
                : texts.choose_first}
          </p>
          {lines.length > 0 && (
            <button type="button" onClick={() => void apply()} disabled={state.is === 'writing'}>
              {counted(texts.apply, lines.length)}
            </button>
          )}
          <button type="button" onClick={() => setAction(null)} disabled={state.is === 'writing'}>
            {texts.cancel}
          </button>
        </>
      )}
      <WriteOutcome
        state={state}
        texts={texts}
        done={(count) => counted(texts.done, count)}
        onUndo={(change_set) => void undo(change_set)}
      />
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          selection.clear();
          setAction(null);
          setState({ is: 'idle' });
        }}
      >
        {texts.clear}
      </button>
    </section>
  );
}

/** Whether the input of the action is complete. */
const isAsked = (action: BulkActionName, { option, moment }: BulkInput) =>
  action === 'presale' ? moment !== null : optionField(action) === null || option !== '';
