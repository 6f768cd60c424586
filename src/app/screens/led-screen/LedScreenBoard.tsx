/** The content of an LED screen: clock, date, and as many complete rows of events as fit. */
import { formatDayLong, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, berlinTime } from '#domain/dates/dates.ts';
import {
  type LedScreenDay,
  type LedScreenNumber,
  ledScreenDays,
  wasPlayedToday,
} from '#domain/events/led-screen.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Packed } from '#domain/site/packed-text.ts';
import { siteText } from '#domain/site/site.ts';
import { venueGroups } from '#domain/venues/venues.ts';
import type { LedScreenTexts } from '#i18n/events/led-screen-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import styles from './LedScreenBoard.module.css';
import { LedScreenRow } from './LedScreenRow.tsx';
import {
  dataElementId,
  type LedScreenData,
  useLedScreenClock,
  useLedScreenData,
} from './use-led-screen-data.ts';

interface Props {
  first: Packed<LedScreenData>;
  number: LedScreenNumber;
  texts: LedScreenTexts;
}

/** Milliseconds after which the screen shows the age of its data. */
const stale = 4 * 60_000;

export function LedScreenBoard({ first, number, texts }: Props) {
  const locale = useLocale();
  const { events, read } = useLedScreenData(first);
  const now = useLedScreenClock(read);
  const days = ledScreenDays(events, now);
  const today = berlinDay(now);
  const isStale = now.getTime() - Date.parse(read) > stale;
  return (
    <div className={styles.wall}>
      <span id={dataElementId} data-news={first} hidden />
      <header className={styles.head}>
        <p className={styles.house}>
          <b>{site.name}</b>
        </p>
        <h1 className={styles.title}>
          <span>{formatDayLong(today, locale)}</span>
          <span className={styles.place}>{screenLocation(number, locale)}</span>
          <span className="visually-hidden">{texts.title}</span>
        </h1>
        <time className={styles.clock} dateTime={berlinTime(now)} suppressHydrationWarning>
          {formatTime(now)}
        </time>
      </header>
      <Rows
        days={days}
        quiet={wasPlayedToday(events, now) ? texts.nothing_more : texts.nothing}
        texts={texts}
      />
      {isStale && (
        <p className={styles.age}>
          {texts.as_of.replace(
            '{time}',
            berlinDay(read) === today
              ? formatTime(read)
              : `${formatDayLong(berlinDay(read), locale)}, ${formatTime(read)}`,
          )}
        </p>
      )}
    </div>
  );
}

function screenLocation(number: LedScreenNumber, locale: Locale): string {
  const keys: readonly string[] = site.led_screens[number - 1]?.venue_groups ?? [];
  return venueGroups
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => siteText(label, locale))
    .join(', ');
}

/** Rows that do not fit flow into an invisible column, so that no row is cut off. */
function Rows({
  days,
  quiet,
  texts,
}: {
  days: readonly LedScreenDay[];
  quiet: string;
  texts: LedScreenTexts;
}) {
  const locale = useLocale();
  if (days.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{texts.nothing_ahead}</p>
      </div>
    );
  }
  const isQuiet = days[0]?.distance !== 0;
  return (
    <ul className={styles.rows}>
      {isQuiet && (
        <li className={styles.quiet}>
          <p>{quiet}</p>
        </li>
      )}
      {days.flatMap(({ day, distance, rows }) =>
        rows.map((row, at) => (
          <li key={row.event.id} className={styles.slot}>
            {at === 0 && distance > 0 && (
              <p className={styles.day}>
                {distance === 1 && `${texts.tomorrow}, `}
                {formatDayLong(day, locale)}
              </p>
            )}
            <LedScreenRow row={row} texts={texts} />
          </li>
        )),
      )}
    </ul>
  );
}
