/** The plan screen: months and weeks, or days on a phone, with a panel for the current action. */

import { lazy, Suspense, useMemo, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatMonth } from '#domain/dates/date-format.ts';
import { type Day, monthOf } from '#domain/dates/dates.ts';
import { bookingsOf } from '#domain/plan/bookings.ts';
import { countPairs, findCollisions } from '#domain/plan/collisions.ts';
import { otherMonth, type PlannedEvent, weeksAround } from '#domain/plan/plan.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { useBack } from '#ui/use-back.ts';
import controls from '../shell/controls.module.css';
import { ScreenBar } from '../shell/ScreenBar.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { CollisionPanel } from './CollisionPanel.tsx';
import { isOffline } from './format-event.ts';
import { targetText } from './format-target.ts';
import { blankInternalDate, newInternalAddress } from './new-internal-date.ts';
import { PlanDay } from './PlanDay.tsx';
import { PlanWeek } from './PlanWeek.tsx';
import styles from './plan.module.css';
import type { PlanProps } from './plan-props.ts';
import { RunPanel } from './RunPanel.tsx';
import { type MovingEvent, usePlanMove } from './use-plan-move.ts';
import { useProposedRun } from './use-proposed-run.ts';

/** Loaded with the first dropped event. */
const MovePanel = lazy(() => loadOnDemand(() => import('./MovePanel.tsx')));

export function Plan(props: PlanProps) {
  const { plan, locale, texts, may_write, shows_collisions, draft, run_texts } = props;
  const grid = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const blank = useMemo(() => blankInternalDate(plan, texts), [plan, texts]);
  const { inHand, placed, start, move, write, settle, end } = usePlanMove(plan, {
    grid,
    blank,
    isAllowed: may_write,
    user: props.user,
    onCreate: (target) => void navigate(newInternalAddress(target, locale)),
  });
  const moving = inHand ?? (placed?.isSettled ? null : placed);
  useBack('plan', 'move', placed !== null, () => {
    end();
    return true;
  });
  const isHydrated = useIsHydrated();
  const run = useProposedRun(draft, plan, props.user);
  const collisions = useMemo(() => findCollisions(bookingsOf(plan)), [plan]);
  const { past, weeks } = weeksAround(plan);
  const weekOf = (week: readonly Day[]) => (
    <PlanWeek key={week[0]} {...props} week={week} moving={moving} collisions={collisions} run={run} />
  );
  const inMonth = plan.events.some(({ event }) => monthOf(event.date_start.slice(0, 10)) === plan.month);
  return (
    <>
      <ScreenBar title={texts.title}>
        <Months {...props} />
        <p className={styles.moving} role="status">
          {inHand && <span>{movingText(inHand, blank, props)}</span>}
        </p>
        {(collisions.size > 0 || shows_collisions) && (
          <Collisions {...props} count={countPairs(collisions)} />
        )}
        {may_write && !draft && (
          <a
            href={backOfficePath('plan', locale, {}, { month: plan.month, draw: 'new' })}
            className={controls.button}
          >
            {texts.draw_run}
          </a>
        )}
        {may_write && (
          <a
            href={backOfficePath('record', locale, { resource: 'events', id: 'new' })}
            className={`${controls.button} ${styles.wide}`}
          >
            {texts.new_event}
          </a>
        )}
        {may_write && isHydrated && (
          <button type="button" className={`${controls.button} ${styles.wide}`} onClick={start}>
            {texts.new_internal}
          </button>
        )}
      </ScreenBar>
      {!draft && <Elsewhere {...props} />}
      {!inMonth && <p className={styles.empty}>{texts.none_in_month}</p>}
      <div className={styles.columns}>
        <PlanDay {...props} collisions={collisions} run={run} />
        <section
          ref={grid}
          className={styles.weeks}
          aria-label={texts.weeks}
          tabIndex={-1}
          data-creating={inHand?.event === blank || undefined}
        >
          <p className={styles.legend}>
            {isHydrated && may_write && plan.events.length > 0 && (
              <Keys keys={((draft && run_texts) ?? texts).keys} />
            )}
            {plan.events.some(isOffline) && <span>{texts.legend_offline}</span>}
            {plan.events.some(({ internal }) => internal) && <span>{texts.legend_internal}</span>}
          </p>
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>{formatCount(texts.past_weeks, past.length)}</summary>
              {past.map(weekOf)}
            </details>
          )}
          {weeks.map(weekOf)}
        </section>
        {draft && run_texts && !placed && (
          <RunPanel {...props} draft={draft} run_texts={run_texts} run={run} onWritten={revalidate} />
        )}
        {shows_collisions && !draft && !placed && (
          <CollisionPanel {...props} collisions={collisions} onMove={move} />
        )}
        {placed && (
          <Suspense>
            <MovePanel
              {...props}
              event={placed.event}
              target={placed.target}
              place={placed.place}
              onPlace={write}
              key={placed.key}
              onWritten={() => {
                settle();
                void revalidate();
              }}
              onClose={end}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The link that opens or closes the panel of collisions. */
function Collisions({ plan, locale, texts, shows_collisions, count }: PlanProps & { count: number }) {
  return (
    <a
      href={backOfficePath(
        'plan',
        locale,
        {},
        { month: plan.month, collisions: shows_collisions ? null : 1 },
      )}
      className={`${controls.button} ${styles.collisions}`}
      data-open={shows_collisions || undefined}
    >
      {shows_collisions ? texts.collision.hide : formatCount(texts.collision.count, count)}
    </a>
  );
}

/** Links to collisions in other months. */
function Elsewhere({ locale, texts, elsewhere }: PlanProps) {
  if (elsewhere.length === 0) return null;
  return (
    <nav className={styles.elsewhere} aria-label={texts.collision.elsewhere}>
      <span aria-hidden="true">{texts.collision.elsewhere}:</span>
      {elsewhere.map(({ month, count }) => (
        <a key={month} href={backOfficePath('plan', locale, {}, { month, collisions: 1 })}>
          {`${formatMonth(month, locale)}: ${count}`}
        </a>
      ))}
    </nav>
  );
}

function movingText({ event, target }: MovingEvent, blank: PlannedEvent, props: PlanProps): string {
  return fillPlaceholders(event === blank ? props.texts.creating : props.texts.moving, {
    title: event.title,
    where: targetText(target, props),
  });
}

/** The keyboard shortcuts while an event has the focus, or a day of a drawn run. */
function Keys({ keys }: { keys: string[][] }) {
  return keys.map(([key, does]) => (
    <span key={key}>
      <kbd>{key}</kbd> {does}
    </span>
  ));
}

function Months({ plan, locale, texts, draft }: PlanProps) {
  const drawn = draft && {
    draw: draft.production?.id ?? 'new',
    stage: draft.run ? null : draft.stage_name,
    run: draft.run?.id,
  };
  const href = (month: string) => backOfficePath('plan', locale, {}, { month, ...drawn });
  return (
    <nav className={styles.months} aria-label={texts.months}>
      <a
        href={href(otherMonth(plan.month, -1))}
        className={styles.arrow}
        rel="prev"
        aria-label={texts.month_before}
      >
        ‹
      </a>
      <h2>{formatMonth(plan.month, locale)}</h2>
      <a
        href={href(otherMonth(plan.month, 1))}
        className={styles.arrow}
        rel="next"
        aria-label={texts.month_after}
      >
        ›
      </a>
      {monthOf(plan.today) !== plan.month && (
        <a href={backOfficePath('plan', locale)} className={controls.button}>
          {texts.today}
        </a>
      )}
    </nav>
  );
}
