/**
 * What is still to come today and whether there are tickets, a line each: at the foot of the head of narrow home pages.
 * Where nothing is, tomorrow's events.
 */
import { formatTime } from '#domain/dates/date-format.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { eveningTexts } from '#i18n/events/evening-texts.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './TodayLines.module.css';

/** As many as leave room for the picture. */
const maxLines = 4;

interface Props {
  events: PackedEvents;
  tomorrow: PackedEvents;
  now: Date;
}

export function TodayLines({ events, tomorrow, now }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const left = (day: PackedEvents) =>
    unpackEvents(day)
      .map((event) => ({ event, row: eventRow(event, locale) }))
      .filter(({ row }) => !row.flags.isPast);
  const todays = left(events);
  const rows = todays.length > 0 ? todays : left(tomorrow);
  const notes = [
    !events && messages.no_events_today,
    rows !== todays && rows.length > 0 && `${messages.tomorrow}:`,
  ].filter(Boolean);
  if (rows.length + notes.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={messages.today}>
      {notes.length > 0 && (
        <li>
          <p>
            <b aria-hidden="true">–</b> <span>{notes.join(' ')}</span>
          </p>
        </li>
      )}
      {rows.slice(0, maxLines - notes.length).map(({ event, row }) => (
        <li key={event.id}>
          <Line event={event} row={row} now={now} />
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
function runningText(begin: string, end: string | null, texts: ReturnType<typeof eveningTexts>): string {
  return end ? texts.ends(formatTime(end)) : texts.on(formatTime(begin));
}

function Line({ event, row, now }: { event: Event; row: ReturnType<typeof eventRow>; now: Date }) {
  const locale = useLocale();
  const messages = useMessages();
  const { flags, label, price, ticket, ticketsLeft } = row;
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
          ? runningText(date_start, date_end, eveningTexts(locale))
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
