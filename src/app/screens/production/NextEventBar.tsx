/** The next event with its ticket link, below the picture. */

import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { openRedirectOverlay, redirectSubjectOfEvent } from '#ui/events/open-redirect-overlay.ts';
import styles from './NextEventBar.module.css';

export function NextEventBar({ event }: { event: Event | undefined }) {
  const messages = useMessages();
  const locale = useLocale();
  if (!event) return null;
  const { ticket, price, label, ticketsLeft } = eventRow(event, locale);
  const time = event.unspecific_time ? messages.time_open : formatTime(event.date_start);
  const when = (
    <span>
      {formatDayShort(berlinDay(event.date_start), locale)}, {time}{' '}
      <small>{stageLabel(event.stage_name, locale)}</small>
    </span>
  );
  if (ticket.kind === 'none' || ticket.kind === 'status') {
    const text = ticket.kind === 'status' ? ticket.text : label === 'soldout' ? messages.sold_out : '';
    return (
      <p className={styles.bar}>
        {when}
        <span>{text}</span>
      </p>
    );
  }
  return (
    <a
      className={styles.bar}
      href={ticket.href}
      data-ticket={ticket.kind}
      onClick={(click) =>
        ticket.kind === 'overlay' &&
        openRedirectOverlay(click, ticket.href, redirectSubjectOfEvent(event, locale, messages))
      }
    >
      <span className="visually-hidden">{messages.next_event}: </span>
      {when}
      <span>
        {ticket.kind === 'waiting-list' ? `${messages.sold_out}, ${messages.waiting_list}` : messages.tickets}{' '}
        {price && (
          <small>
            {messages.from_price(price.from)}
            {price.reduced_from !== null && ` / ${messages.from_reduced(price.reduced_from)}`}
            {ticketsLeft !== null && `, ${messages.tickets_left(ticketsLeft)}`}
          </small>
        )}
      </span>
    </a>
  );
}
