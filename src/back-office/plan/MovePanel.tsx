/** The panel of a move in the plan: its effects before it is saved, its result and undo afterwards. */
import { useEffect, useRef, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import {
  changedByMove,
  fallsIntoClockGap,
  type MovedFields,
  moveInPlan,
  type PlanTarget,
} from '#domain/plan/move-in-plan.ts';
import { type PlannedEvent, resourceOf } from '#domain/plan/plan.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import { type MoveTexts, moveTexts } from '#i18n/back-office/move-texts.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { problemText, undoAgain } from '../requests/problem-text.ts';
import {
  newOperationId,
  type RequestFailure,
  undoChangeSet,
  updateRecord,
} from '../requests/record-requests.ts';
import { UndoButton } from '../requests/UndoButton.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { SidePanel } from '../shell/SidePanel.tsx';
import { formAddress } from './form-address.ts';
import { formatTarget } from './format-target.ts';
import styles from './panel.module.css';
import type { PlanProps } from './plan-props.ts';

interface Props extends PlanProps {
  event: PlannedEvent;
  target: PlanTarget;
  /** Where the company goes. */
  place: string;
  onPlace: (place: string) => void;
  /** Reads the plan again. */
  onWritten: () => void;
  onClose: () => void;
  session: EditingSession;
}

type State =
  | { is: 'asking' | 'writing' | 'undone' }
  | { is: 'done'; change_set: number | null }
  | { is: 'problem'; text: string; isOver: boolean; change_set?: number | null | undefined };

function MovePanel({ event, target, place, onPlace, onWritten, onClose, session, ...props }: Props) {
  const { locale } = props;
  const texts = moveTexts(locale);
  const [state, setState] = useState<State>({ is: 'asking' });
  // Constant over retries, so that a move whose response was lost is not repeated.
  const [operation_id] = useState(newOperationId);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const moved = moveInPlan(event, target, place.trim());
  const needsPlace = moved.is_on_tour && !event.event.is_on_tour;
  const isReady = moved.stage_name !== '' && state.is !== 'writing';
  const isOver = state.is === 'done' || state.is === 'undone' || (state.is === 'problem' && state.isOver);

  /** `undone`: the change set that was to be undone. */
  function fail(outcome: RequestFailure, undone?: number): void {
    const isOver = outcome.outcome === 'stale' || outcome.outcome === 'gone';
    const by = outcome.outcome === 'stale' ? outcome.changed_by : null;
    const text = by ? texts.stale_by.replace('{name}', by) : problemText(outcome, texts);
    const change_set = undone && undoAgain(outcome, undone);
    setState({ is: 'problem', text, isOver: isOver || undone !== undefined, change_set });
    if (isOver) onWritten();
  }

  async function apply(): Promise<void> {
    setState({ is: 'writing' });
    const { id, version } = event;
    const data = changedByMove(event, moved);
    const outcome = await updateRecord(session, resourceOf(event), id, { operation_id, version, data });
    if (outcome.outcome !== 'done') return fail(outcome);
    setState({ is: 'done', change_set: outcome.data.change_set });
    onWritten();
  }

  async function undo(change_set: number): Promise<void> {
    setState({ is: 'writing' });
    const outcome = await undoChangeSet(session, change_set, `${operation_id}-undo`);
    if (outcome.outcome !== 'done') return fail(outcome, change_set);
    setState({ is: 'undone' });
    onWritten();
  }

  const when = formatTarget(event, moved, props);
  return (
    <SidePanel
      ref={panel}
      className={styles.panel}
      aria-label={texts.region}
      locale={locale}
      onKeyDown={(event) => pressedKey(event.nativeEvent) === 'Escape' && onClose()}
    >
      <h2>{texts.heading.replace('{title}', event.title)}</h2>
      {!isOver && (
        <>
          <dl className={styles.change}>
            <dt>{texts.from}</dt>
            <dd>{formatTarget(event, { ...event.event, stage_name: event.stage_name }, props)}</dd>
            <dt>{texts.to}</dt>
            <dd>
              <b>{when}</b>
            </dd>
          </dl>
          {needsPlace && (
            <label className={styles.field}>
              {texts.place}
              <input value={place} maxLength={200} onChange={(change) => onPlace(change.target.value)} />
            </label>
          )}
          <p>{moveEffects(event, target, moved, props, texts)}</p>
        </>
      )}
      <p role={state.is === 'problem' ? 'alert' : 'status'}>
        {state.is === 'writing' && texts.writing}
        {state.is === 'undone' && texts.undone}
        {state.is === 'problem' && state.text}
        {state.is === 'done' && texts.done.replace('{when}', when)}
        {state.is === 'asking' && moved.stage_name === '' && texts.place_missing}
      </p>
      <p className={styles.buttons}>
        {!isOver && (
          <ScreenButton isPrimary aria-disabled={!isReady} onClick={() => void apply()}>
            {texts.apply}
          </ScreenButton>
        )}
        <UndoButton state={state} name={texts.undo} onUndo={(change_set) => void undo(change_set)} />
        <ScreenButton onClick={onClose}>{isOver ? texts.close : texts.cancel}</ScreenButton>
        <a href={formAddress(event, locale)}>{texts.open}</a>
      </p>
    </SidePanel>
  );
}

export default withFormSession(MovePanel);

/** The effects of a move for visitors, and what stays unchanged. */
function moveEffects(
  event: PlannedEvent,
  { day }: PlanTarget,
  moved: MovedFields,
  { plan }: PlanProps,
  texts: MoveTexts,
): string {
  const effects = [
    event.internal ? texts.internal : event.is_public ? texts.visible : texts.invisible,
    event.event.outcome === 'cancelled' && texts.cancelled,
    event.has_draft && texts.draft,
    fallsIntoClockGap(event, moved) && texts.clock.replace('{time}', formatTime(moved.date_start)),
    day < plan.today && texts.is_past,
  ];
  return effects.filter(Boolean).join(' ');
}
