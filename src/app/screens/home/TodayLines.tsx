/**
 * Today's remaining events with their tickets, one line each, below the head of narrow home pages. Without any,
 * tomorrow's events.
 */
import { formatTime } from '#domain/dates/date-format.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { performanceHeroTexts } from '#i18n/events/performance-hero-texts.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './TodayLines.module.css';

/** Maximum lines, to leave room for the picture. */
const maxLines = 4;

interface Props {
  events: PackedEvents;
  tomorrow: PackedEvents;
  now: Date;
}

export function TodayLines({ events, tomorrow, now }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const remainingOn = (day: PackedEvents) => unpackEvents(day).filter(({ status }) => status !== 'past');
  const todays = remainingOn(events);
  const shown = todays[0] ? todays : remainingOn(tomorrow);
  const note = [!events && messages.no_events_today, !todays[0] && shown[0] && `${messages.tomorrow}:`]
    .filter(Boolean)
    .join(' ');
  if (!note && !shown[0]) return null;
  return (
    <ul className={styles.lines} aria-label={messages.today}>
      {note && (
        <li>
          <p>
            <b aria-hidden="true">–</b> <span>{note}</span>
          </p>
        </li>
      )}
      {shown.slice(0, note ? maxLines - 1 : maxLines).map((event) => (
        <li key={event.id}>
          <Line event={event} now={now} />
        </li>
      ))}
      <li>
        <a href={pathFor('events', locale)} className={styles.all}>
          <b aria-hidden="true">→</b> <span>{messages.all_events}</span>
        </a>
      </li>
    </ul>
  );
}

/** In place of a price, since tickets are no longer sold: when the event ends, or when it began. */
function runningText(
  start: string,
  end: string | null,
  texts: ReturnType<typeof performanceHeroTexts>,
): string {
  return end ? texts.ends(formatTime(end)) : texts.on(formatTime(start));
}

function Line({ event, now }: { event: Event; now: Date }) {
  const locale = useLocale();
  const messages = useMessages();
  const { flags, label, price, ticket, ticketsLeft } = eventRow(event, locale);
  const Name = flags.isCancelled ? 's' : 'span';
  const { production_slug: slug, production_id: id, date_start, date_end } = event;
  const hasBegun = !flags.isTimeOpen && new Date(date_start) <= now;
  const line = (
    <>
      <b>{flags.isTimeOpen ? '–' : formatTime(date_start)}</b>{' '}
      <Name lang={langOf(event, 'production_name')}>{event.production_name || event.name}</Name>{' '}
      <small>
        {label === 'cancelled' && messages.cancelled}
        {label === 'soldout' && !hasBegun && messages.sold_out}
        {label !== 'cancelled' && hasBegun
          ? runningText(date_start, date_end, performanceHeroTexts(locale))
          : label === null &&
            (ticketsLeft !== null
              ? messages.tickets_left(ticketsLeft)
              : price
                ? messages.from_price(price.from)
                : ticket.kind === 'status' && ticket.text)}
      </small>
    </>
  );
  return id ? <a href={pathFor('productions-slug-id', locale, { slug, id })}>{line}</a> : <p>{line}</p>;
}
