/** Expandable details of an event row: prices, credits, accessibility, reason of a cancellation. */
import type { ReactNode } from 'react';
import type { Event } from '#domain/events/event.ts';
import { formatPrice } from '#domain/events/prices.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './EventDetails.module.css';

export function EventDetails({ event, id, isOpen }: { event: Event; id: string; isOpen: boolean }) {
  const messages = useMessages();
  const locale = useLocale();
  const { prices } = event;
  const makers = [
    [messages.direction, event.production_director, 'production_director'],
    [messages.music, event.production_composer, 'production_composer'],
    [messages.co_production, event.production_co_production, 'production_co_production'],
  ] as const;
  return (
    <div id={id} className={styles.details} data-open={isOpen || undefined}>
      <dl>
        {event.cancellation_info_long && (
          <>
            <dt>{messages.cancellation}</dt>
            <dd lang={langOf(event, 'cancellation_info_long')}>{event.cancellation_info_long}</dd>
          </>
        )}
        {(event.short_price_info || event.long_price_info || prices.length > 0) && <dt>{messages.prices}</dt>}
        {event.short_price_info && <dd lang={langOf(event, 'short_price_info')}>{event.short_price_info}</dd>}
        {event.long_price_info && <dd lang={langOf(event, 'long_price_info')}>{event.long_price_info}</dd>}
        {prices.length > 0 && (
          <dd>{prices.map(({ name, amount }) => `${name} ${formatPrice(amount, locale)}`).join(', ')}</dd>
        )}
      </dl>
      <dl>
        {makers.map(
          ([label, text, field]) =>
            text && (
              <div key={field}>
                <dt>{label}</dt>
                <dd lang={langOf(event, field)}>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <dl>
        {event.accessibility_info && (
          <>
            <dt>{messages.accessibility}</dt>
            <dd lang={langOf(event, 'accessibility_info')}>{event.accessibility_info}</dd>
          </>
        )}
      </dl>
      <CalendarLink event={event} />
    </div>
  );
}

/** Download of the event as a calendar file, for future events; `children` say of which, outside of its details. */
export function CalendarLink({ event, children }: { event: Event; children?: ReactNode }) {
  const messages = useMessages();
  const locale = useLocale();
  if (event.status === 'past') return null;
  return (
    <a href={`/${locale}/api/events/${event.id}/calendar.ics`} download="">
      {`${messages.panel_calendar} (.ics)`}
      {children}
    </a>
  );
}
