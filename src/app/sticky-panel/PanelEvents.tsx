/** Events in the narrow panel: time, title, stage, ticket status. */
import { formatTime } from '#domain/dates/date-format.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { Title } from '#ui/primitives/Title.tsx';
import styles from './PanelEvents.module.css';

export function PanelEvents({ events }: { events: readonly Event[] }) {
  return (
    <ul>
      {events.map((event) => (
        <PanelEvent key={event.id} event={event} />
      ))}
    </ul>
  );
}

function PanelEvent({ event }: { event: Event }) {
  const locale = useLocale();
  const messages = useMessages();
  const { flags, label, price, ticket, ticketsLeft } = eventRow(event, locale);
  const title = event.production_name || event.name;
  const Line = flags.isCancelled ? 's' : 'span';
  const first = [flags.isPremiere && messages.premiere, stageLabel(event.stage_name, locale)].filter(Boolean);
  return (
    <li className={styles.event} data-quiet={flags.isPast || undefined}>
      <b>{flags.isTimeOpen ? '–' : formatTime(event.date_start)}</b>
      <div>
        {event.production_id ? (
          <a
            lang={langOf(event, 'production_name')}
            href={pathFor('productions-slug-id', locale, {
              slug: event.production_slug,
              id: event.production_id,
            })}
          >
            <Line>
              <Title text={title} />
            </Line>
          </a>
        ) : (
          <span className={styles.title}>
            <Line>{title}</Line>
          </span>
        )}
        <p>{first.join(', ')}</p>
        <p>
          {label === 'cancelled' && <strong>{messages.cancelled}</strong>}
          {label === 'past' && messages.past_event}
          {label === 'soldout' && messages.sold_out}
          {label === 'soldout' && ticket.kind === 'waiting-list' && '. '}
          {ticket.kind === 'waiting-list' && (
            <a className={styles.waiting} href={ticket.href}>
              {messages.waiting_list}
            </a>
          )}
          {label === null && flags.isTimeOpen && `${messages.time_open}. `}
          {label === null && flags.isOnTour && `${messages.on_tour}. `}
          {ticket.kind === 'status' && ticket.text}
          {price && messages.from_price(price.from)}
          {price?.reduced_from != null && ` / ${messages.from_reduced(price.reduced_from)}`}
          {ticketsLeft !== null && (
            <>
              {price && ', '}
              <strong>{messages.tickets_left(ticketsLeft)}</strong>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
