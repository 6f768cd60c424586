/** Today's events on the time axis, drawn as in the schedule, with the current time. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayLong, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, minuteOfDay } from '#domain/dates/dates.ts';
import { eventBars, rulerMarks } from '#domain/events/event-axis.ts';
import { eventFlags } from '#domain/events/event-status.ts';
import type { HubEvent } from '#domain/hub/hub.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';
import { evening_begins, evening_ends } from '#site';
import { EventAxisBars } from '../list/EventAxisBars.tsx';
import styles from './axis.module.css';
import type { HubProps } from './hub-props.ts';

export function TodayAxis({ hub: { now, day, events }, texts, locale }: HubProps) {
  const isToday = day === berlinDay(now);
  const share = (minuteOfDay(now) / 60 - evening_begins) / (evening_ends - evening_begins);
  return (
    <section className={styles.today} aria-labelledby="hub-today">
      <h2 id="hub-today" className={isToday ? 'visually-hidden' : styles.nextDay}>
        {isToday && texts.today}
        {!isToday && day && texts.next_day.replace('{day}', formatDayLong(day, locale))}
        {day === null && texts.no_events}
      </h2>
      {events.length > 0 && (
        <div className={styles.axis}>
          <div className={styles.ruler} aria-hidden="true">
            {rulerMarks().map(({ hour, left }) => (
              <b key={hour} style={{ left: `${left}%` }}>
                {hour}
              </b>
            ))}
          </div>
          {isToday && share >= 0 && share <= 1 && (
            <div className={styles.nowTrack} aria-hidden="true">
              <span
                className={styles.now}
                data-late={share > 0.85 || undefined}
                style={{ left: `${share * 100}%` }}
              >
                <b>{texts.now}</b>
              </span>
            </div>
          )}
          <ol className={styles.rows}>
            {events.map((event) => (
              <li key={event.id}>
                <Row
                  event={event}
                  texts={texts}
                  url={backOfficePath('record', locale, { resource: 'events', id: event.id })}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function Row({
  event: { title, place, event },
  texts,
  url,
}: {
  event: HubEvent;
  texts: HubTexts;
  url: string;
}) {
  const flags = eventFlags(event);
  const { kind, strokes } = eventBars(event);
  const first = strokes[0]?.left ?? 0;
  const last = strokes.at(-1);
  const end = last ? last.left + last.width : 0;
  const label = labelOf(flags, texts);
  const time = flags.isTimeOpen ? '' : `${formatTime(event.date_start)} `;
  // Before the bar if there is room, else after it.
  const at =
    first > 40
      ? { right: `calc(${100 - first}% + 0.6rem)` }
      : { left: `calc(${Math.min(end, 70)}% + 0.6rem)` };
  return (
    <>
      <a href={url} className={styles.name} data-struck={flags.isCancelled || undefined}>
        {time}
        {title}
        <span className="visually-hidden">{`, ${place}`}</span>
      </a>
      <span className={styles.track}>
        <EventAxisBars className={styles.stroke} kind={kind} strokes={strokes} />
        {label && (
          <span
            className={styles.label}
            data-cancelled={flags.isCancelled || undefined}
            data-premiere={flags.isPremiere || undefined}
            style={at}
          >
            {label}
          </span>
        )}
      </span>
    </>
  );
}

function labelOf(flags: ReturnType<typeof eventFlags>, { states }: HubTexts): string {
  if (flags.isCancelled) return states.cancelled;
  if (flags.isPast) return states.past;
  const labels = [
    flags.isPremiere && states.premiere,
    flags.isSoldOut && states.sold_out,
    flags.isSubstitute && states.substitute,
    flags.isTimeOpen && states.time_open,
    flags.isOnTour && states.on_tour,
  ];
  return labels.filter(Boolean).join(', ');
}
