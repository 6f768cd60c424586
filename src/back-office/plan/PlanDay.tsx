/** The plan on a telephone: the days of the month, and what is on one of them. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayLong, formatMonth, formatTime, weekdayHeads } from '#domain/dates/date-format.ts';
import { berlinDay, type Day, monthOf } from '#domain/dates/dates.ts';
import { eventKey } from '#domain/plan/bookings.ts';
import { laneOf, type PlannedEvent } from '#domain/plan/plan.ts';
import { companion_activities } from '#site';
import { type Collisions, collisionsText } from './collision-words.ts';
import { DrawButton } from './DrawButton.tsx';
import styles from './day.module.css';
import { beginText, stateText, titleText } from './event-words.ts';
import type { PlanProps } from './plan-props.ts';
import type { DrawnRun } from './use-run.ts';

interface Props extends PlanProps {
  collisions: Collisions;
  run: DrawnRun | null;
}

export function PlanDay(props: Props) {
  const { plan, locale, texts } = props;
  const shown = plan.events.filter(({ event }) => berlinDay(event.date_start) === plan.day);
  return (
    <div className={styles.month}>
      <Days {...props} />
      <h3 id="plan-day">{formatDayLong(plan.day, locale)}</h3>
      {shown.length === 0 && <p className={styles.none}>{texts.none_on_day}</p>}
      <ul className={styles.day} aria-labelledby="plan-day">
        {shown.map((event) => (
          <li key={event.id}>
            <Row {...props} event={event} />
          </li>
        ))}
      </ul>
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
  const shown = plan.events.filter(({ event }) => berlinDay(event.date_start) === day);
  const count = shown.length;
  const collides = shown.some(({ id }) => collisions.has(eventKey(id)));
  const { none, one, many } = texts.count;
  const said = count === 0 ? none : count === 1 ? one : many.replace('{count}', String(count));
  if (run && day >= plan.today) return <DrawButton {...{ run, day, locale }} isNumeral />;
  return (
    <a
      href={backOfficePath('plan', locale, {}, { month: plan.month, day })}
      aria-current={day === plan.day ? 'true' : undefined}
      aria-label={[formatDayLong(day, locale), said, collides && texts.collision.short]
        .filter(Boolean)
        .join(', ')}
      data-colliding={collides || undefined}
      data-count={Math.min(count, 4)}
      data-today={day === plan.today || undefined}
    >
      {Number(day.slice(8))}
    </a>
  );
}

function Row({ event, collisions, ...props }: Props & { event: PlannedEvent }) {
  const { plan, locale, texts } = props;
  const collision = collisionsText(event, collisions, props);
  const lane = plan.lanes.find(({ stage_name }) => stage_name === laneOf(event));
  const { date_end, is_on_tour, unspecific_time, outcome } = event.event;
  const state = stateText(event, texts);
  const end = date_end && !unspecific_time ? texts.until.replace('{time}', formatTime(date_end)) : '';
  return (
    <a
      href={backOfficePath('record', locale, { resource: 'events', id: event.id })}
      className={styles.row}
      data-colliding={collision !== '' || undefined}
      data-offline={!event.is_public || undefined}
      data-cancelled={outcome === 'cancelled' || undefined}
    >
      <span>{is_on_tour ? event.stage_name : lane?.label}</span>
      <b>{beginText(event, texts)}</b>
      <span>
        <span className={styles.title}>{titleText(event, companion_activities)}</span>
        {[end, state].filter(Boolean).map((each) => `, ${each}`)}
        {collision && <em className={styles.collision}>{collision}</em>}
      </span>
    </a>
  );
}
