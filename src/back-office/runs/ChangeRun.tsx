/** The confirmation of a changed run: its effects on each event, with checkboxes, and undo afterwards. */

import { useId, useState } from 'react';
import { formatDayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { isPastDate, type RunChange, type RunWithDates, updatesOfDates } from '#domain/plan/run-changes.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Button } from '#editing/ui/kit/Button.tsx';
import { Dialog } from '#editing/ui/kit/Dialog.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Note } from '#editing/ui/kit/Note.tsx';
import { runChangeTexts } from '#i18n/back-office/run-change-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import type { RecordFormData } from '../form/form-data.ts';
import type { RecordForm } from '../form/record-form.ts';
import { problemText } from '../requests/problem-text.ts';
import { getRecord, undoChangeSet } from '../requests/record-requests.ts';
import { useOperationIds } from '../requests/use-operation-ids.ts';
import { changesInForm } from './changes-in-form.ts';
import { formatRunValue, type RunFormatContext, runFieldLabel } from './format-run.ts';
import { runSentence } from './run-sentence.ts';
import styles from './runs.module.css';

interface Props {
  form: RecordForm;
  data: RecordFormData;
  run: RunWithDates;
  /** Reads the dates again. */
  onWritten: () => void;
  onClose: () => void;
}

type State =
  | { is: 'asking' | 'writing' | 'undone' }
  | { is: 'done'; sentence: string; change_set: number | null }
  | { is: 'problem'; text: string };

const keyOf = ({ date, field }: RunChange) => `${date.id} ${field}`;

export function ChangeRun({ form, data, run, onWritten, onClose }: Props) {
  const { locale } = data;
  const texts = runChangeTexts(locale);
  const session = useEditingSession();
  const undos = useOperationIds();
  const [changes] = useState(() => changesInForm(form, run));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ kind }) => kind === 'follows').map(keyOf)),
  );
  const [state, setState] = useState<State>({ is: 'asking' });
  const [written, setWritten] = useState<number | null>(null);
  const isChosen = (change: RunChange) => chosen.has(keyOf(change));
  const context: RunFormatContext = { locale, labels: data.labels.fields, names: run.names };
  const past = run.dates.filter((date) => isPastDate(date, run.now)).length;
  const sentence = runSentence(changes, isChosen, { ...context, past });
  const updates = updatesOfDates(changes.filter(isChosen));
  const isAsking = state.is === 'asking' || state.is === 'problem' || state.is === 'writing';

  async function save() {
    setState({ is: 'writing' });
    const lines = updates.map((each) => ({
      action: 'update' as const,
      resource: 'events' as const,
      ...each,
    }));
    const change_set = await form.save(lines);
    const { save: saved, detail } = form.store.get();
    if (saved === 'saved') {
      setState({ is: 'done', sentence, change_set });
      setWritten(change_set);
      onWritten();
    } else if (saved === 'invalid' && !detail) onClose();
    else
      setState({
        is: 'problem',
        text: detail || (saved in data.texts.failed ? data.texts.failed[saved as 'failed'] : texts.failed),
      });
  }

  async function undo(change_set: number) {
    setState({ is: 'writing' });
    const outcome = await undoChangeSet(session, change_set, undos.idFor(change_set));
    if (outcome.outcome !== 'done') {
      setState({ is: 'problem', text: problemText(outcome, { ...texts, stale: texts.undo_stale }) });
      return;
    }
    const now = await getRecord(session, 'runs', run.id);
    if (now.outcome === 'done') form.takeRecord(now.data);
    setState({ is: 'undone' });
    onWritten();
  }

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      width="44rem"
      foot={
        isAsking && written === null ? (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button kind="primary" aria-disabled={state.is === 'writing'} onClick={() => void save()}>
              {updates.length === 0 ? texts.save : formatCount(texts.save_with, updates.length)}
            </Button>
          </>
        ) : (
          <>
            {written !== null && state.is !== 'undone' && (
              <Button aria-disabled={state.is === 'writing'} onClick={() => void undo(written)}>
                {texts.undo}
              </Button>
            )}
            <Button kind="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        )
      }
    >
      <div className={kit.stack}>
        {state.is === 'problem' && <Note isAlarm>{state.text}</Note>}
        <p role="status" className={styles.sentence}>
          {state.is === 'done' && texts.done.replace('{sentence}', state.sentence)}
          {state.is === 'undone' && texts.undone}
          {isAsking && (state.is === 'writing' ? texts.saving : sentence)}
        </p>
        {isAsking && written === null && (
          <>
            <p>{texts.intro}</p>
            <p className={kit.row}>
              <Button onClick={() => setChosen(new Set(changes.map(keyOf)))}>{texts.all}</Button>
              <Button onClick={() => setChosen(new Set())}>{texts.none}</Button>
            </p>
            <ul className={styles.changes}>
              {[...Map.groupBy(changes, ({ date }) => date)].map(([date, own]) => (
                <DateChanges
                  key={date.id}
                  changes={own}
                  context={context}
                  isChosen={isChosen}
                  onChoose={(change, isOn) => {
                    const others = [...chosen].filter((key) => key !== keyOf(change));
                    setChosen(new Set(isOn ? [...others, keyOf(change)] : others));
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface DateProps {
  /** The changes of one date. */
  changes: readonly RunChange[];
  context: RunFormatContext;
  isChosen: (change: RunChange) => boolean;
  onChoose: (change: RunChange, isChosen: boolean) => void;
}

function DateChanges({ changes, context, isChosen, onChoose }: DateProps) {
  const { locale } = context;
  const texts = runChangeTexts(locale);
  const id = useId();
  const [first] = changes;
  if (!first) return null;
  return (
    <li aria-labelledby={id}>
      <b id={id}>{formatDayShort(berlinDay(first.date.values.date_start as string), locale)}</b>
      <div>
        {changes.map((change) => {
          const { field, eventValue, runValue, kind } = change;
          const value = (each: unknown) => formatRunValue(field, each, context);
          return (
            <label key={field} className={kit.check}>
              <input
                type="checkbox"
                checked={isChosen(change)}
                aria-describedby={id}
                onChange={({ target }) => onChoose(change, target.checked)}
              />
              <span>
                {fillPlaceholders(texts.becomes, {
                  label: runFieldLabel(field, context),
                  has: value(eventValue),
                  says: value(runValue),
                })}{' '}
                {kind === 'by-hand' && <em className={styles.mark}>{texts.by_hand}</em>}
                {kind === 'cancelled' && <em className={styles.mark}>{texts.cancelled}</em>}
              </span>
            </label>
          );
        })}
      </div>
    </li>
  );
}
