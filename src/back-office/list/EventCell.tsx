/** The columns of the list of events that no other list has: day, time, bar, tickets, access, state. */
import {
  formatDateTime,
  formatDayFull,
  formatTime,
  monthName,
  weekdayShort,
} from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { formatPrice } from '#domain/events/prices.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { textIn } from '#domain/resources/list-row.ts';
import { unambiguousStageLabel } from '#domain/venues/short-stage-label.ts';
import { CompactEventBar } from './CompactEventBar.tsx';
import eventStyles from './event.module.css';
import styles from './list.module.css';
import type { CellProps, ListPartTexts } from './list-props.ts';
import { axisEvent, isPastEvent, isPremiere, listedEvent } from './listed-event.ts';

const eventColumns = [
  'day',
  'time',
  'shown_name',
  'axis',
  'stage_name',
  'tickets',
  'access_services',
  'state',
] as const;
type EventColumn = (typeof eventColumns)[number];

export function isEventColumn(column: string): column is EventColumn {
  return eventColumns.includes(column as EventColumn);
}

export function EventCell({ list, row, texts, column }: CellProps & { column: EventColumn }) {
  const { locale } = list;
  const event = listedEvent(row);
  switch (column) {
    case 'day':
      return (
        <EventDay
          day={berlinDay(event.date_start)}
          today={berlinDay(list.now)}
          locale={locale}
          texts={texts}
        />
      );
    case 'time':
      return event.unspecific_time ? (
        texts.time_open
      ) : (
        <time dateTime={event.date_start}>{formatTime(event.date_start)}</time>
      );
    case 'shown_name':
      return (
        <small>
          {isPremiere(event) && <b>{texts.premiere} </b>}
          {textIn(event.subtitle, locale)}
        </small>
      );
    case 'axis':
      return <CompactEventBar event={axisEvent(event, list.now)} />;
    case 'stage_name':
      return event.is_on_tour ? event.stage_name : unambiguousStageLabel(event.stage_name, locale);
    case 'tickets':
      return <Tickets event={event} texts={texts} locale={locale} now={list.now} />;
    case 'access_services':
      return (event.access_services ?? []).map((service) => (
        <abbr key={service} className={eventStyles.service} title={list.choices.access_services?.[service]}>
          {texts.access[service]}
        </abbr>
      ));
    case 'state':
      return (
        <>
          {!event.is_online && <span className={styles.amber}>{texts.offline} </span>}
          {event.has_substitute && <span className={eventStyles.recast}>{texts.substitute} </span>}
          {event.presale_start && event.presale_start > list.now && (
            <span className={styles.amber}>
              {texts.presale_from.replace('{when}', formatDateTime(event.presale_start))}
            </span>
          )}
        </>
      );
  }
}

interface DayProps {
  day: string;
  today: string;
  locale: Locale;
  texts: ListPartTexts;
}

/** The numeral of a day; its whole name for screen readers. */
function EventDay({ day, today, locale, texts }: DayProps) {
  const month = monthName(day, locale).slice(0, 3);
  return (
    <>
      <span aria-hidden="true" className={eventStyles.dayShown}>
        <b>{Number(day.slice(8))}</b>
        <span>{`${weekdayShort(day, locale)} ${day === today ? texts.today : month}`}</span>
      </span>
      <span className="visually-hidden">{formatDayFull(day, locale)}</span>
    </>
  );
}

interface TicketsProps {
  event: ReturnType<typeof listedEvent>;
  texts: ListPartTexts;
  locale: Locale;
  now: string;
}

function Tickets({ event, texts, locale, now }: TicketsProps) {
  if (event.outcome === 'cancelled') return <b className={styles.red}>{texts.cancelled}</b>;
  if (event.status === 'soldout') {
    return (
      <>
        <b>{texts.soldout}</b>
        {event.registration_link && `, ${texts.waiting_list}`}
      </>
    );
  }
  const status = textIn(event.alternative_ticket_status as Localized | null, locale);
  if (status) return status;
  const isSold = Boolean(event.ticket_url_external || event.secondary_ticket_link);
  if (!isSold && !isPastEvent(event, now)) return <span className={styles.amber}>{texts.without_link}</span>;
  if (event.tickets_left !== null && event.tickets_left < 20) {
    return <b>{texts.left.replace('{count}', String(event.tickets_left))}</b>;
  }
  const price = event.min_price_normal_excl_e;
  if (price) return texts.from_price.replace('{price}', formatPrice(price, locale));
  return textIn(event.short_price_info as Localized | null, locale);
}
