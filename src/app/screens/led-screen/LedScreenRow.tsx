/** One event on an LED screen. */
import { formatTime } from '#domain/dates/date-format.ts';
import { eventBars } from '#domain/events/event-axis.ts';
import type { LedScreenRow as Row } from '#domain/events/led-screen.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import type { LedScreenTexts } from '#i18n/events/led-screen-texts.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { Title } from '#ui/primitives/Title.tsx';
import styles from './LedScreenRow.module.css';

interface Props {
  row: Row;
  texts: LedScreenTexts;
}

export function LedScreenRow({ row, texts }: Props) {
  const locale = useLocale();
  const { event, moment, isPremiere, isSubstitute } = row;
  const isCancelled = moment.kind === 'cancelled';
  const note = isCancelled ? event.cancellation_info_short : isSubstitute ? event.substitution_info : '';
  const noteField = isCancelled ? 'cancellation_info_short' : 'substitution_info';
  const Time = isCancelled ? 's' : 'span';
  return (
    <article
      className={styles.row}
      data-premiere={isPremiere || undefined}
      data-cancelled={isCancelled || undefined}
    >
      <Bar event={event} />
      <p className={styles.time}>
        <Time>{event.unspecific_time ? texts.time_open : formatTime(event.date_start)}</Time>
      </p>
      <div className={styles.what}>
        <h2 lang={langOf(event, 'title')}>
          {isCancelled ? (
            <s>
              <Title text={event.title} />
            </s>
          ) : (
            <Title text={event.title} />
          )}
        </h2>
        <p>
          {isPremiere && <b>{texts.premiere}. </b>}
          {event.notice && <b lang={langOf(event, 'notice')}>{`${event.notice} `}</b>}
          {isSubstitute && !note && <b>{texts.substitute}. </b>}
          {note ? <span lang={langOf(event, noteField)}>{note}</span> : stageLabel(event.stage_name, locale)}
        </p>
      </div>
      <State row={row} texts={texts} />
    </article>
  );
}

/** The event's bar on the event axis. */
function Bar({ event }: { event: Row['event'] }) {
  const { kind, strokes } = eventBars(event);
  return (
    <span className={styles.axis} data-kind={kind} aria-hidden="true">
      {strokes.map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}

function State({ row: { moment, tickets, event }, texts }: Props) {
  if (moment.kind === 'cancelled') return <p className={styles.cancelled}>{texts.cancelled}</p>;
  if (moment.kind === 'running') {
    const text = moment.end ? texts.running_until.replace('{time}', formatTime(moment.end)) : texts.running;
    return <p className={styles.running}>{text}</p>;
  }
  return (
    <p className={styles.state}>
      {moment.kind === 'soon' && <b>{texts.soon.replace('{minutes}', String(moment.minutes))}</b>}
      {tickets.kind === 'available' && <span>{texts.tickets}</span>}
      {tickets.kind === 'sold-out' && <span className={styles.soldOut}>{texts.sold_out}</span>}
      {tickets.kind === 'few' && <span>{formatCount(texts.few, tickets.left)}</span>}
      {tickets.kind === 'text' && (
        <span lang={langOf(event, 'alternative_ticket_status')}>{tickets.text}</span>
      )}
    </p>
  );
}
