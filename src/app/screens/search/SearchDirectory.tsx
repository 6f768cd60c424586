/**
 * Links in place of search results, before a query and when nothing is found: search tips, the weekend, the plays,
 * the ensemble.
 */
import type { ReactNode } from 'react';
import { weekdayName } from '#domain/dates/date-format.ts';
import { unpackEvents } from '#domain/events/packed-events.ts';
import type { SearchDirectory as Directory } from '#domain/search/search-directory.ts';
import type { SearchTip } from '#domain/search/search-tip.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SearchTexts } from '#i18n/search/search-texts.ts';
import { langOf } from '#ui/lang.ts';
import { Title } from '#ui/primitives/Title.tsx';
import { TipList } from '../../shell/TipList.tsx';
import { PanelEvents } from '../../sticky-panel/PanelEvents.tsx';
import styles from './SearchDirectory.module.css';

interface Props {
  directory: Directory | null;
  tips: readonly SearchTip[];
  texts: SearchTexts;
}

export function SearchDirectory({ directory, tips, texts }: Props) {
  const locale = useLocale();
  const { weekend = [], productions = [], ensemble = [] } = directory ?? {};
  return (
    <>
      <TipList tips={tips} title={texts.tips} id="search-tips" className={`${styles.part} ${styles.tips}`} />
      <Part id="weekend" title={texts.weekend} all={texts.calendar} href={pathFor('events', locale)}>
        <div className={styles.days}>
          {weekend.map(({ day, events }) => (
            <section key={day} aria-labelledby={`d${day}`}>
              <h3 id={`d${day}`}>
                <b>{Number(day.slice(8))}</b> {weekdayName(day, locale)}
              </h3>
              {events ? <PanelEvents events={unpackEvents(events)} /> : <p>{texts.weekend_none}</p>}
            </section>
          ))}
        </div>
      </Part>
      {productions.length > 0 && (
        <Part id="plays" title={texts.events} all={texts.productions} href={pathFor('productions', locale)}>
          <ul className={styles.plays}>
            {productions.map((production) => (
              <li key={production.id}>
                <a
                  href={pathFor('productions-slug-id', locale, production)}
                  lang={langOf(production, 'name')}
                >
                  <Title text={production.name} />
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {ensemble.length > 0 && (
        <Part id="ensemble" title={texts.ensemble} all={texts.people} href={pathFor('ensemble', locale)}>
          <ul>
            {ensemble.map((person) => (
              <li key={person.id}>
                <a href={pathFor('people-slug-id', locale, person)}>{person.name}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** The text of the link to the whole list. */
  all: string;
  href: string;
  children: ReactNode;
}

function Part({ id, title, all, href, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={`search-${id}`}>
      <div className={styles.head}>
        <h2 id={`search-${id}`}>{title}</h2>
        <a href={href}>{all}</a>
      </div>
      {children}
    </section>
  );
}
