/** The table of contents of a booklet, the play's next dates, and a link to the same section in the other language. */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { type Booklet, type BookletTab, bookletTabs } from '#domain/productions/booklet.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { BookletTexts } from '#i18n/productions/booklet-texts.ts';
import { setGlobal } from '#state/global.ts';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import styles from './BookletContents.module.css';
import { useTabLink } from './tab-link.ts';

interface Props {
  booklet: Booklet;
  tab: BookletTab;
  texts: BookletTexts;
}

export function BookletContents({ booklet, tab: current, texts }: Props) {
  const { production, sections, events } = booklet;
  const linkOf = useTabLink(booklet, texts);
  const links = bookletTabs({ hasCast: production.cast.length > 0, sections }).map(linkOf);
  return (
    <nav className={styles.contents} aria-labelledby="booklet-contents">
      <h2 id="booklet-contents">{texts.contents}</h2>
      <ol>
        {links.map(({ tab, href, name, lang }) => (
          <li key={String(tab)}>
            <a
              href={href}
              lang={lang}
              aria-current={tab === current ? 'true' : undefined}
              onClick={() => setGlobal({ stickyOpen: false })}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
      {events.length > 0 && <NextEvents booklet={booklet} texts={texts} />}
      <LanguageSwitch />
    </nav>
  );
}

/** Each links to its row on the play's page, with tickets. */
function NextEvents({ booklet: { production, events }, texts }: Pick<Props, 'booklet' | 'texts'>) {
  const locale = useLocale();
  const page = pathFor('productions-slug-id', locale, production);
  return (
    <section className={styles.events} aria-labelledby="booklet-events">
      <h2 id="booklet-events">{texts.next_events}</h2>
      <ul>
        {events.map(({ id, date_start, unspecific_time, stage_name, status }) => (
          <li key={id}>
            <a href={`${page}#event-${id}`}>
              <b>
                {[formatDayShort(berlinDay(date_start), locale), !unspecific_time && formatTime(date_start)]
                  .filter(Boolean)
                  .join(', ')}
              </b>{' '}
              <small>
                {[stageLabel(stage_name, locale), status === 'soldout' && texts.sold_out]
                  .filter(Boolean)
                  .join('. ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
