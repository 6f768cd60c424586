/** The plan on a phone: the days of the month, and the events of one of them. */

import type { CSSProperties } from 'react';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayLong, formatMonth, weekdayHeads } from '#domain/dates/date-format.ts';
import { type Day, monthOf } from '#domain/dates/dates.ts';
import { eventOnDay, eventsOn, keyOf, laneOf, type PlannedEvent } from '#domain/plan/plan.ts';
import { formatCount } from '#i18n/format-count.ts';
import { companion_activities } from '#site';
import { CompactEventBar } from '../list/CompactEventBar.tsx';
import controls from '../shell/controls.module.css';
import { DrawDateButton } from './DrawDateButton.tsx';
import styles from './day.module.css';
import { formAddress } from './form-address.ts';
import { type Collisions, collisionsText } from './format-collisions.ts';
import { endText, isOffline, startText, stateText, titleText } from './format-event.ts';
import { newInternalAddress } from './new-internal-date.ts';
import type { PlanProps } from './plan-props.ts';
import type { ProposedRun } from './use-proposed-run.ts';

interface Props extends PlanProps {
  collisions: Collisions;
  run: ProposedRun | null;
}

export function PlanDay(props: Props) {
  const { plan, locale, texts } = props;
  const shown = eventsOn(plan.events, plan.day);
  return (
    <div className={styles.month}>
      <Days {...props} />
      <h3 id="plan-day">{formatDayLong(plan.day, locale)}</h3>
      {shown.length === 0 && <p className={styles.none}>{texts.none_on_day}</p>}
      <ul className={styles.day} aria-labelledby="plan-day">
        {shown.map((event) => (
          <li key={keyOf(event)}>
            <Row {...props} event={event} />
          </li>
        ))}
      </ul>
      {props.may_write && (
        <p className={styles.create}>
          <a
            href={newInternalAddress({ day: plan.day, stage_name: null }, locale)}
            className={controls.button}
          >
            {texts.new_internal}
          </a>
        </p>
      )}
    </div>
  );
}

function Days(props: Props) {
  const { plan, locale } = props;
  const heads = weekdayHeads(locale);
  return (
    <table className={styles.days}>
      <caption className="visually-hidden">{formatMonth(plan.month, locale)}</caption>
      <thead>
        <tr>
          {heads.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>{monthOf(day) === plan.month && <DayLink {...props} day={day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayLink({ plan, locale, texts, collisions, run, day }: Props & { day: Day }) {
  const shown = eventsOn(plan.events, day);
  const count = shown.length;
  const collides = shown.some((each) => collisions.has(keyOf(each)));
  const countText = count === 0 ? texts.count.none : formatCount(texts.count, count);
  if (run && day >= plan.today)
    return <DrawDateButton run={run} day={day} locale={locale} texts={texts} isNumeral />;
  return (
    <a
      href={backOfficePath('plan', locale, {}, { month: plan.month, day })}
      aria-current={day === plan.day ? 'true' : undefined}
      aria-label={[formatDayLong(day, locale), countText, collides && texts.collision.short]
        .filter(Boolean)
        .join(', ')}
      data-colliding={collides || undefined}
      data-empty={count === 0 || undefined}
      data-today={day === plan.today || undefined}
      style={{ '--count': Math.min(count, 4) } as CSSProperties}
    >
      {Number(day.slice(8))}
    </a>
  );
}

function Row({ event, collisions, ...props }: Props & { event: PlannedEvent }) {
  const { plan, locale, texts } = props;
  const collision = collisionsText(event, collisions, props);
  const lane = plan.lanes.find(({ stage_name }) => stage_name === laneOf(event));
  const { is_on_tour, outcome } = event.event;
  return (
    <a
      href={formAddress(event, locale)}
      className={styles.row}
      data-colliding={collision !== '' || undefined}
      data-offline={isOffline(event) || undefined}
      data-cancelled={outcome === 'cancelled' || undefined}
    >
      {event.internal && (
        <span className={styles.stroke}>
          <CompactEventBar event={eventOnDay(event, plan.day)} isInternal />
        </span>
      )}
      <span>{is_on_tour ? event.stage_name : lane?.label}</span>
      <b>{startText(event, texts, plan.day)}</b>
      <span>
        <span className={styles.title}>{titleText(event, companion_activities)}</span>
        {[endText(event, texts, locale), stateText(event, texts)].filter(Boolean).map((each) => `, ${each}`)}
        {collision && <em className={styles.collision}>{collision}</em>}
      </span>
    </a>
  );
}
