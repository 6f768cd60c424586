/** The drawn events, those without and those with collisions, and the button that creates them. */

import { useState } from 'react';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayShort, formatMonth, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import { writesOfProposedRun } from '#domain/plan/propose-run.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import type { RunTexts } from '#i18n/back-office/run-texts.ts';
import { formatCount } from '#i18n/format-count.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { problemText } from '../requests/problem-text.ts';
import { type RequestFailure, writeBatch } from '../requests/record-requests.ts';
import { useBatchWrite } from '../requests/use-batch-write.ts';
import { useOperationIds } from '../requests/use-operation-ids.ts';
import { WriteOutcome } from '../requests/WriteOutcome.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { collisionText } from './format-collisions.ts';
import type { PlanProps } from './plan-props.ts';
import styles from './run.module.css';
import type { ProposedRun } from './use-proposed-run.ts';

interface Props {
  run: ProposedRun;
  texts: RunTexts;
  planProps: PlanProps;
  /** Reads the plan again. */
  onWritten: () => void;
  session: EditingSession;
}

/** The run was changed or removed in the meantime. */
const isAboutRun = (outcome: RequestFailure): boolean =>
  outcome.outcome === 'invalid'
    ? outcome.errors.some(({ field }) => field.endsWith('.data.run'))
    : outcome.outcome === 'failed' && outcome.isConflict === true;

function CreateRun({ run, texts, planProps, onWritten, session }: Props) {
  const { locale, plan } = planProps;
  const [run_id, setRunId] = useState<number | null>(null);
  const operations = useOperationIds();
  const { takesOver, is_online } = run;
  const isAccepted = (day: Day) => run.accepted.includes(day);
  const ready = run.dates.filter(({ day, collisions }) => collisions.length === 0 || isAccepted(day));
  const waiting = run.dates.length - ready.length;
  const { like, run: existing } = run.draft;

  function problemOf(failure: RequestFailure): string {
    if (!existing || !isAboutRun(failure)) {
      // Before the dates is the line of their run.
      return problemText(failure, texts, (at) => {
        const date = ready[at - 1];
        return date && formatDayShort(date.day, locale);
      });
    }
    onWritten();
    return texts.run_stale.replace('{name}', existing.name);
  }
  const { state, setState, send, undo } = useBatchWrite({ session, problemOf, onWritten });

  async function create(): Promise<void> {
    const [first] = ready;
    if (!first) return;
    const name = `${run.draft.production?.title}, ${formatMonth(first.day, locale)}`;
    const choice = { times: run.times, takesOver, is_online, name };
    const lines = writesOfProposedRun(ready, run.draft, choice);
    const operation_id = operations.idFor(lines);
    const answer = await send(() => writeBatch(session, { operation_id, lines }));
    if (!answer) return;
    setRunId(existing?.id ?? answer.lines[0]?.record?.id ?? null);
    setState({ is: 'done', text: formatCount(texts.done, ready.length), change_set: answer.change_set });
    run.remove(ready.map(({ day }) => day));
    onWritten();
  }

  return (
    <>
      <ul className={styles.dates}>
        {run.dates.map((date) => {
          const { day, date_start, collisions } = date;
          const isWaiting = collisions.length > 0 && !isAccepted(day);
          const other = isWaiting ? run.freeDayFor(date) : null;
          const isShown = plan.weeks.some((week) => week.includes(day));
          return (
            <li key={day} data-waiting={isWaiting || undefined}>
              <b>{formatDayShort(day, locale)}</b> <b>{formatTime(date_start)}</b>{' '}
              {collisions.length === 0 && (isShown ? texts.free : texts.unknown)}
              {collisions.map((each) => (
                <p key={`${each.kind} ${each.other.key}`}>{collisionText(each, planProps)}</p>
              ))}
              {isWaiting && (
                <p className={styles.ways}>
                  {other && (
                    <ScreenButton onClick={() => run.replace(day, other)}>
                      {texts.move_to.replace('{day}', formatDayShort(other, locale))}
                    </ScreenButton>
                  )}
                  <ScreenButton onClick={() => run.toggle(day)}>{texts.leave_out}</ScreenButton>
                  <ScreenButton onClick={() => run.accept(day)}>{texts.anyway}</ScreenButton>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {run.dates.length > 0 && (
        <>
          {like && !existing && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={takesOver}
                onChange={({ target }) => run.choose({ takesOver: target.checked })}
              />
              {texts.takes_over.replace('{day}', formatDayShort(berlinDay(like.date_start), locale))}
            </label>
          )}
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={is_online}
              onChange={({ target }) => run.choose({ is_online: target.checked })}
            />
            {texts.online}
          </label>
          <p>{`${is_online ? texts.is_online : texts.is_offline} ${texts.single}`}</p>
          {waiting > 0 && <p>{formatCount(texts.waiting, waiting)}</p>}
          <ScreenButton
            isPrimary
            aria-disabled={ready.length === 0 || state.is === 'writing'}
            onClick={() => void create()}
          >
            {ready.length === 0 ? texts.create.none : formatCount(texts.create, ready.length)}
          </ScreenButton>
        </>
      )}
      <WriteOutcome
        state={state}
        texts={{ ...texts, undone: existing ? texts.undone_added : texts.undone }}
        onUndo={(change_set) => void undo(change_set)}
      >
        {state.is === 'done' && run_id !== null && (
          <p>
            <a href={backOfficePath('record', locale, { resource: 'runs', id: run_id })}>{texts.to_run}</a>
          </p>
        )}
      </WriteOutcome>
    </>
  );
}

export default withFormSession(CreateRun);
