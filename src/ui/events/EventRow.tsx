/** A row of the calendar: time, title, stage, tickets, and expandable details. */
import { type MouseEvent, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import printed from '#ui/primitives/PrintedRow.module.css';
import { Title } from '#ui/primitives/Title.tsx';
import { EventBar, EventDescription } from './EventBar.tsx';
import { CalendarLink, EventDetails } from './EventDetails.tsx';
import places from './EventPlace.module.css';
import styles from './EventRow.module.css';
import { EventTickets } from './EventTickets.tsx';
import { runningTime } from './running-time.ts';

interface Props {
  event: Event;
  /** On a production's page, rows start with what is particular to the event; the title is for screen readers only. */
  context?: 'schedule' | 'production';
  /** Of its heading. */
  level?: 2 | 3;
  /** Id of its entry in an editor's list, since a page may list an event more than once. */
  entry?: number;
}

/** DOM event with `{ id, isOpen }` when details are opened or closed, for listeners outside of React. */
const eventToggle = 'event-toggle';

export function EventRow({ event, context = 'schedule', level = 3, entry }: Props) {
  const Heading = `h${level}` as const;
  const locale = useLocale();
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  const row = eventRow(event, locale);
  const { flags } = row;
  const title = event.production_name || event.name;
  const ownName = event.name === title ? '' : event.name;
  const isListed = context === 'schedule' || flags.isCancelled;
  const lead = isListed ? title : flags.isPremiere ? messages.premiere : ownName;
  // The day is not repeated, it is in the heading of the section.
  const ofEvent = <span className="visually-hidden">{`: ${withoutSoftHyphens(title)}`}</span>;
  const detailsId = `${entry ? `entry-${entry}` : `event-${event.id}`}-details`;
  const toggle = ({ currentTarget }: MouseEvent) => {
    setOpen(!isOpen);
    const detail = { id: event.id, isOpen: !isOpen };
    currentTarget.dispatchEvent(new CustomEvent(eventToggle, { bubbles: true, detail }));
  };
  const page = event.production_id
    ? pathFor('productions-slug-id', locale, { slug: event.production_slug, id: event.production_id })
    : null;
  return (
    <article
      className={`${printed.row} ${styles.row}`}
      id={`event-${event.id}`}
      data-highlight={row.highlight}
      data-cancelled={flags.isCancelled || undefined}
      data-premiere={row.highlight === 'premiere' || undefined}
    >
      <EventBar event={event} />
      {flags.isTimeOpen ? (
        <span className={styles.open}>{messages.time_open}</span>
      ) : (
        <time className={styles.time} dateTime={event.date_start}>
          {formatTime(event.date_start)}
        </time>
      )}
      <div className={styles.text}>
        <Heading
          className={lead ? undefined : 'visually-hidden'}
          lang={langOf(event, lead === ownName ? 'name' : 'production_name')}
        >
          {page && context === 'schedule' ? (
            <a href={page}>
              <Title text={title} />
            </a>
          ) : (
            <>
              {!isListed && <span className="visually-hidden">{withoutSoftHyphens(title)} </span>}
              {lead && <Title text={lead} />}
            </>
          )}
        </Heading>
        <EventDescription event={event} />
        {flags.isPremiere && isListed && <p className={styles.kind}>{messages.premiere}</p>}
        <EventLines event={event} context={context} ownName={lead === ownName ? '' : ownName} />
        {flags.isSubstitute && (
          <p className={styles.insertion}>
            <span lang={langOf(event, 'substitution_info')}>
              {event.substitution_info || messages.substitution}
            </span>
          </p>
        )}
      </div>
      <div className={places.place}>
        {stageLabel(event.stage_name, locale)}
        <span className={places.duration}>{runningTime(event, locale)}</span>
      </div>
      <EventTickets event={event} row={row} title={withoutSoftHyphens(title)} className={styles.tickets} />
      {!(row.hasInfo || row.hasAccessibility) ? (
        <div className={styles.toggles}>
          <CalendarLink event={event}>{ofEvent}</CalendarLink>
        </div>
      ) : (
        <div className={styles.toggles}>
          {row.hasInfo && (
            <button type="button" aria-expanded={isOpen} aria-controls={detailsId} onClick={toggle}>
              <span>{messages.info}</span>
              {ofEvent}
            </button>
          )}
          {row.hasAccessibility && (
            <button type="button" aria-expanded={isOpen} aria-controls={detailsId} onClick={toggle}>
              <span>{messages.accessible}</span>
              {ofEvent}
            </button>
          )}
          <EventDetails event={event} id={detailsId} isOpen={isOpen} />
        </div>
      )}
    </article>
  );
}

/** Activity, author and director. */
function EventLines({
  event,
  context,
  ownName,
}: {
  event: Event;
  context: Props['context'];
  ownName: string;
}) {
  const messages = useMessages();
  const { production_author: author, production_director: director } = event;
  // A person in both roles is named once.
  const makers = [author, director && director !== author && messages.director_line(director)]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      {ownName && (
        <p lang={langOf(event, 'name')}>
          <b>{ownName}</b>
        </p>
      )}
      {event.subtitle && <p lang={langOf(event, 'subtitle')}>{event.subtitle}</p>}
      {event.promotional_tagline && !event.subtitle && (
        <p lang={langOf(event, 'promotional_tagline')}>{event.promotional_tagline}</p>
      )}
      {context === 'schedule' && makers && <p>{makers}</p>}
    </>
  );
}
