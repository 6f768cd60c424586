/** The footer of a list with the number of selected records and the bulk actions. */
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import { bulkTexts } from '#i18n/back-office/bulk-texts.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { problemText } from '../requests/problem-text.ts';
import { type BatchUpdate, writeBatch } from '../requests/record-requests.ts';
import { useBatchWrite } from '../requests/use-batch-write.ts';
import { useOperationIds } from '../requests/use-operation-ids.ts';
import { WriteOutcome } from '../requests/WriteOutcome.tsx';
import { BulkField } from './BulkField.tsx';
import styles from './bulk.module.css';
import {
  type BulkActionName,
  type BulkInput,
  bulkActionsOf,
  bulkData,
  choiceFieldOf,
  noInput,
} from './bulk-actions.ts';
import type { ListProps } from './list-props.ts';
import type { Selection } from './use-selection.ts';

/** Records in one batch. */
const maxLines = 1000;

interface Props extends Pick<ListProps, 'list'> {
  selection: Selection;
  /** Reads the list again. */
  onWritten: () => void;
  session: EditingSession;
}

function BulkBar({ list, selection, onWritten, session }: Props) {
  const texts = bulkTexts(list.locale);
  const [action, setAction] = useState<BulkActionName | null>(null);
  const [input, setInput] = useState<BulkInput>(noInput);
  const operations = useOperationIds();
  const { state, setState, send, undo } = useBatchWrite({
    session,
    problemOf: (failure) =>
      problemText(failure, texts, (at) => selection.chosen.find(({ id }) => id === lines[at]?.id)?.name),
    onWritten,
  });
  // On telephones the actions would cover the rows that are still to be chosen.
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const onKeyDown = useBulkKeys(bar, () => {
    if (action === null || state.is === 'writing') return false;
    setAction(null);
    return true;
  });
  const lines = action
    ? selection.chosen.flatMap((record): BatchUpdate[] => {
        const data = bulkData(action, record, input);
        const { id, version } = record;
        return data ? [{ action: 'update', resource: list.resource, id, version, data }] : [];
      })
    : [];
  const counted = (text: string, count: number) => text.replace('{count}', count.toLocaleString(list.locale));

  async function apply() {
    const answer = await send(() => writeBatch(session, { operation_id: operations.idFor(lines), lines }));
    if (!answer) return;
    operations.answered();
    setAction(null);
    setState({ is: 'done', text: counted(texts.done, lines.length), change_set: answer.change_set });
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
    <section ref={bar} className={styles.bar} aria-label={texts.region} onKeyDown={onKeyDown}>
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
      <WriteOutcome state={state} texts={texts} onUndo={(change_set) => void undo(change_set)} />
      <small className={styles.keys}>{texts.keys}</small>
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

export default withFormSession(BulkBar);

/** Whether the input of the action is complete. */
const isAsked = (action: BulkActionName, { option, moment }: BulkInput) =>
  action === 'presale' ? moment !== null : choiceFieldOf(action) === null || option !== '';

/**
 * The way by keys from a row to the bar at the foot and back: between them are all further rows. Enter on a row's
 * checkbox leads to the first button of the bar, Escape back.
 * @param closeAction false if no action is open
 * @returns the bar's handler of keys
 */
function useBulkKeys(bar: RefObject<HTMLElement | null>, closeAction: () => boolean) {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isRow = target instanceof HTMLElement && target.matches('table input[type="checkbox"]');
      if (!isRow || pressedKey(event) !== 'Enter') return;
      const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
      // The button that gets the focus is not pressed by the same key.
      event.preventDefault();
      from.current = target;
      buttons.find((button) => button.checkVisibility())?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [bar]);
  return (event: ReactKeyboardEvent) => {
    if (pressedKey(event.nativeEvent) !== 'Escape') return;
    if (!closeAction()) from.current?.focus();
  };
}
