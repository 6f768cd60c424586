/**
 * The head of the home page. On the day of its play the picture is the clock of the evening: it is printed until the
 * curtain rises, and played off until the end.
 */
import type { CSSProperties, ReactNode } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { type Day, minuteOfDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { eventFlags } from '#domain/events/event-status.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import {
  currentPerformance,
  type PerformanceProgress,
  performanceProgressAt,
} from '#domain/events/performance-progress.ts';
import type { HomeElement } from '#domain/site/home.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { performanceHeroTexts } from '#i18n/events/performance-hero-texts.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { lineScreenMasks, PreloadedMasks, PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { nextDateText } from '#ui/productions/next-date-text.ts';
import styles from './PerformanceHero.module.css';
import { TodayLines } from './TodayLines.tsx';
import { useClock } from './use-clock.ts';

interface Props {
  element: HomeElement;
  today: Day;
  /** The events of today and tomorrow. */
  events: PackedEvents;
  tomorrow: PackedEvents;
  /** The time at which the page was rendered, ISO 8601. */
  served: string;
}

/** Minutes before the begin from which they are counted. */
const countedMinutes = 60;
/** The hour from which an event is one of the evening. */
const eveningBegins = 17 * 60;

export function PerformanceHero({ element, today, events, tomorrow, served }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const texts = performanceHeroTexts(locale);
  const { now, isLive } = useClock(served);
  const { production, headline, preline, subline } = element;
  const event = production && currentPerformance(unpackEvents(events), production.id, now);
  const evening = event && performanceProgressAt(event, now);
  const href = production
    ? pathFor('productions-slug-id', locale, { slug: production.slug, id: production.id })
    : element.link_url;
  const makers = [production?.author, production?.director && messages.director_line(production.director)]
    .filter(Boolean)
    .join(', ');
  const title = (
    <BarTitle
      title={headline || production?.name || ''}
      lang={langOf(element, 'headline') ?? (!headline && production ? langOf(production, 'name') : undefined)}
      preline={
        (evening && eveningText(evening, event, texts)) ||
        preline ||
        (production && nextDateText(production, today, locale, messages))
      }
      subline={subline || makers}
    />
  );
  const hasBegun = evening !== null && evening.phase !== 'before';
  return (
    <EveningPicture evening={evening} element={element} isLive={isLive} now={now}>
      {href ? (
        <a className={styles.title} href={href}>
          {title}
        </a>
      ) : (
        title
      )}
      {evening && hasBegun && evening.phase !== 'over' && <Played evening={evening} now={now} />}
      {hasBegun && <Tomorrow events={tomorrow} />}
      <TodayLines events={events} tomorrow={hasBegun ? '' : tomorrow} now={now} />
    </EveningPicture>
  );
}

/** The line above the title; empty until an hour before the begin. */
function eveningText(
  evening: PerformanceProgress,
  event: Event,
  texts: ReturnType<typeof performanceHeroTexts>,
): string {
  const { phase, interval, minutesLeft } = evening;
  const ends = texts.ends(formatTime(evening.end));
  switch (phase) {
    case 'before':
      return minutesLeft > countedMinutes ? '' : texts.soon(minutesLeft, eventFlags(event).isPremiere);
    case 'act': {
      const next = interval ? texts.interval_at(formatTime(interval.begin)) : ends;
      return [texts.on(formatTime(evening.begin)), next].join(', ');
    }
    case 'interval':
      return [interval && texts.interval_until(formatTime(interval.end)), ends].filter(Boolean).join(', ');
    case 'over':
      return texts.played;
  }
}

interface PictureProps {
  evening: PerformanceProgress | null;
  element: HomeElement;
  isLive: boolean;
  now: Date;
  children: ReactNode;
}

function EveningPicture({ evening, element, isLive, now, children }: PictureProps) {
  const texts = performanceHeroTexts(useLocale());
  const { picture } = element;
  const masks = picture && lineScreenMasks(picture);
  if (!evening || !masks) {
    return (
      <div className={styles.hero}>
        {picture && <PrintedPicture picture={picture} className={styles.picture} isFirst />}
        {children}
      </div>
    );
  }
  const { phase, share, gap, interval, minutesLeft } = evening;
  const state = {
    ...masks.style,
    '--share': share.toFixed(4),
    '--minutes': minutesLeft || 1,
    ...(gap && { '--gap-from': gap.from.toFixed(4), '--gap-to': gap.to.toFixed(4) }),
  } as CSSProperties;
  return (
    <div
      className={`${styles.hero} ${styles.evening}`}
      style={state}
      data-phase={phase}
      data-live={isLive || undefined}
      data-has-gap={gap ? true : undefined}
    >
      <PreloadedMasks {...masks} />
      {picture.alt !== '' && <span role="img" aria-label={picture.alt} lang={picture.alt_lang} />}
      <span className={styles.fine} />
      <span className={styles.full} data-printed="" />
      {interval && phase !== 'before' && (
        <span className={styles.interval} aria-hidden="true">
          <span>{texts.interval_until(formatTime(interval.end))}</span>
        </span>
      )}
      {isLive && phase !== 'over' && (
        <span className={styles.time} aria-hidden="true">
          {formatTime(now)}
        </span>
      )}
      {children}
    </div>
  );
}

/** How much of the play is over, interval included. */
function Played({ evening: { begin, end }, now }: { evening: PerformanceProgress; now: Date }) {
  const share = (now.getTime() - begin.getTime()) / (end.getTime() - begin.getTime());
  return <span className={styles.played} style={{ '--played': share.toFixed(4) } as CSSProperties} />;
}

/** The first event of tomorrow's evening, else of the day. */
function Tomorrow({ events }: { events: PackedEvents }) {
  const locale = useLocale();
  const texts = performanceHeroTexts(locale);
  const shown = unpackEvents(events).filter(
    ({ outcome, unspecific_time, production_id }) =>
      outcome !== 'cancelled' && !unspecific_time && production_id !== null,
  );
  const event = shown.find(({ date_start }) => minuteOfDay(date_start) >= eveningBegins) ?? shown[0];
  if (!event) return null;
  const { production_slug: slug, production_id: id, date_start } = event;
  return (
    <a className={styles.then} href={pathFor('productions-slug-id', locale, { slug, id: id as number })}>
      <small>{texts.tomorrow(formatTime(date_start))}</small>{' '}
      <span lang={langOf(event, 'production_name')}>{event.production_name || event.name}</span>
    </a>
  );
}
