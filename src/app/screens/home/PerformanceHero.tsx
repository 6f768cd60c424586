/**
 * The hero of the home page. On the day of a performance its picture shows the progress: more of it is printed until
 * the event begins, and less until it ends.
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

/** Minutes before the start from which the countdown is shown. */
const countedMinutes = 60;
/** Minute of the day from which an event is "this evening". */
const eveningStart = 17 * 60;

export function PerformanceHero({ element, today, events, tomorrow, served }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const texts = performanceHeroTexts(locale);
  const { now, isLive } = useClock(served);
  const { production, headline, preline, subline } = element;
  const event = production && currentPerformance(unpackEvents(events), production.id, now);
  const progress = event && performanceProgressAt(event, now);
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
        (progress && progressText(progress, event, texts)) ||
        preline ||
        (production && nextDateText(production, today, locale, messages))
      }
      subline={subline || makers}
      motif={href ? element.picture?.focal_x : undefined}
    />
  );
  const hasBegun = progress !== null && progress.phase !== 'before';
  return (
    <ProgressPicture progress={progress} element={element} isLive={isLive} now={now}>
      {href ? (
        <a className={styles.title} href={href}>
          {title}
        </a>
      ) : (
        title
      )}
      {progress && hasBegun && progress.phase !== 'over' && <Played progress={progress} now={now} />}
      {hasBegun && <Tomorrow events={tomorrow} />}
      <TodayLines events={events} tomorrow={hasBegun ? '' : tomorrow} now={now} />
    </ProgressPicture>
  );
}

/** The line above the title; empty until an hour before the start. */
function progressText(
  progress: PerformanceProgress,
  event: Event,
  texts: ReturnType<typeof performanceHeroTexts>,
): string {
  const { phase, interval, minutesLeft } = progress;
  const ends = texts.ends(formatTime(progress.end));
  switch (phase) {
    case 'before':
      return minutesLeft > countedMinutes ? '' : texts.soon(minutesLeft, eventFlags(event).isPremiere);
    case 'act': {
      const next = interval ? texts.interval_at(formatTime(interval.start)) : ends;
      return [texts.on(formatTime(progress.start)), next].join(', ');
    }
    case 'interval':
      return [interval && texts.interval_until(formatTime(interval.end)), ends].filter(Boolean).join(', ');
    case 'over':
      return texts.played;
  }
}

interface PictureProps {
  progress: PerformanceProgress | null;
  element: HomeElement;
  isLive: boolean;
  now: Date;
  children: ReactNode;
}

function ProgressPicture({ progress, element, isLive, now, children }: PictureProps) {
  const texts = performanceHeroTexts(useLocale());
  const { picture } = element;
  const masks = picture && lineScreenMasks(picture);
  if (!progress || !masks) {
    return (
      <div className={styles.hero}>
        {picture && <PrintedPicture picture={picture} className={styles.picture} isFirst />}
        {children}
      </div>
    );
  }
  const { phase, share, gap, interval, minutesLeft } = progress;
  const state = {
    ...masks.style,
    '--share': share.toFixed(4),
    '--minutes': minutesLeft || 1,
    ...(gap && { '--gap-from': gap.from.toFixed(4), '--gap-to': gap.to.toFixed(4) }),
  } as CSSProperties;
  return (
    <div
      className={`${styles.hero} ${styles.progress}`}
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
          <span>{texts.interval}</span>
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

/** The share of the play that is over, including the interval. */
function Played({ progress: { start, end }, now }: { progress: PerformanceProgress; now: Date }) {
  const share = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime());
  return <span className={styles.played} style={{ '--played': share.toFixed(4) } as CSSProperties} />;
}

/** Tomorrow's first event in the evening, else the first of the day. */
function Tomorrow({ events }: { events: PackedEvents }) {
  const locale = useLocale();
  const texts = performanceHeroTexts(locale);
  const shown = unpackEvents(events).filter(
    ({ outcome, unspecific_time, production_id }) =>
      outcome !== 'cancelled' && !unspecific_time && production_id !== null,
  );
  const event = shown.find(({ date_start }) => minuteOfDay(date_start) >= eveningStart) ?? shown[0];
  if (!event) return null;
  const { production_slug: slug, production_id: id, date_start } = event;
  return (
    <a className={styles.then} href={pathFor('productions-slug-id', locale, { slug, id: id as number })}>
      <small>{texts.tomorrow(formatTime(date_start))}</small>{' '}
      <span lang={langOf(event, 'production_name')}>{event.production_name || event.name}</span>
    </a>
  );
}
