/** A week of the plan: days as columns, lanes as rows. */
import { formatDayLong, monthName, weekdayShort } from '#domain/dates/date-format.ts';
import { type Day, monthOf, weekdayOf } from '#domain/dates/dates.ts';
import { isSameTarget, type PlanTarget, placeInPlan } from '#domain/plan/move-in-plan.ts';
import { eventsAt, keyOf, type PlannedEvent } from '#domain/plan/plan.ts';
import { CompactEventBar } from '../list/CompactEventBar.tsx';
import { DrawDateButton } from './DrawDateButton.tsx';
import { type Collisions, collisionsText } from './format-collisions.ts';
import { startText } from './format-event.ts';
import { PlanEvent } from './PlanEvent.tsx';
import type { PlanProps } from './plan-props.ts';
import { type MovingEvent, openPastWeeks } from './use-plan-move.ts';
import type { ProposedRun } from './use-proposed-run.ts';
import styles from './week.module.css';

interface Props extends PlanProps {
  week: readonly Day[];
  moving: MovingEvent | null;
  collisions: Collisions;
  run: ProposedRun | null;
}

export function PlanWeek({ week, moving, collisions, run, ...props }: Props) {
  const { plan, locale, texts } = props;
  const first = week[0] as Day;
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">
        {texts.week_from.replace('{day}', formatDayLong(first, locale))}
      </caption>
      <colgroup>
        <col className={styles.laneColumn} />
        <col span={7} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.stage}</span>
          </th>
          {week.map((day) => (
            <th
              key={day}
              scope="col"
              data-outside={monthOf(day) !== plan.month || undefined}
              data-today={day === plan.today || undefined}
              aria-current={day === plan.today ? 'date' : undefined}
            >
              <b>{Number(day.slice(8))}</b>
              {weekdayShort(day, locale)}
              {monthOf(day) !== plan.month && ` ${monthName(day, locale).slice(0, 3)}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.lanes.map(({ stage_name, label }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {week.map((day) => (
              <td
                key={day}
                data-day={day}
                data-stage={stage_name ?? ''}
                data-weekend={weekdayOf(day) > 5 || undefined}
              >
                {eventsAt(plan.events, day, stage_name).map((event) => (
                  <PlanEvent
                    key={keyOf(event)}
                    event={event}
                    day={day}
                    locale={locale}
                    texts={texts}
                    may_write={props.may_write}
                    collision={collisionsText(event, collisions, props)}
                    isLeaving={
                      moving !== null &&
                      keyOf(event) === keyOf(moving.event) &&
                      !isSameTarget(moving.target, { day, stage_name })
                    }
                  />
                ))}
                {run && stage_name === run.draft.stage_name && day >= plan.today && (
                  <DrawDateButton run={run} day={day} locale={locale} texts={texts} />
                )}
                {moving && isArriving(moving, { day, stage_name }) && (
                  <Arriving event={moving.event} texts={texts} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isArriving = ({ event, target }: MovingEvent, cell: PlanTarget): boolean =>
  isSameTarget(target, cell) && !isSameTarget(placeInPlan(event), cell);

/** The preview of an event that is being moved. */
function Arriving({ event, texts }: Pick<PlanProps, 'texts'> & { event: PlannedEvent }) {
  return (
    <span
      className={`${styles.event} ${styles.arriving}`}
      aria-hidden="true"
      ref={(element) => {
        if (!element) return;
        openPastWeeks(element);
        element.scrollIntoView({ block: 'nearest' });
      }}
    >
      <CompactEventBar event={event.event} isInternal={event.internal !== null} />
      <span className={styles.words}>
        <b>{startText(event, texts)}</b> {event.title}
      </span>
    </span>
  );
}
