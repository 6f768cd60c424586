/** The content of the home page. */
import type { Day } from '#domain/dates/dates.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { HomeElement, NewsTeaser, ProductionTeaser } from '#domain/site/home.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { EventSchedule } from '#ui/events/EventSchedule.tsx';
import { ProductionMosaic } from '#ui/productions/ProductionMosaic.tsx';
import styles from '../HomeScreen.module.css';
import { HomeSection } from './HomeSection.tsx';
import { NewsSection } from './NewsSection.tsx';

interface Props {
  home: {
    elements: readonly HomeElement[];
    productionTeasers: readonly ProductionTeaser[];
    teasersTitle: string;
    newsTeasers: readonly NewsTeaser[];
    container: ShownContainer | null;
    today: Day;
    /** The theatre's own, where no hero begins the page. */
    title: string | null;
    description: string;
  };
  /** Tonight's events. */
  events: PackedEvents;
}

export function HomeBody({ home, events }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const { elements, productionTeasers, teasersTitle, newsTeasers, container, today, title, description } =
    home;
  return (
    <>
      {title && (
        <header className="section">
          <h1 className="heading">{title}</h1>
          <p>{description}</p>
        </header>
      )}
      {elements
        .filter(({ kind }) => kind === 'struck-text')
        .map((element) => (
          <HomeSection key={element.id} element={element} />
        ))}
      {events !== '' && (
        <section className={`section ${styles.today}`} aria-labelledby="today">
          <h2 className="heading" id="today">
            {messages.today}
          </h2>
          <EventSchedule events={unpackEvents(events)} today={today} />
          <p className={styles.all}>
            <a className="button" href={pathFor('events', locale)}>
              {messages.all_events}
            </a>
          </p>
        </section>
      )}
      {productionTeasers.length > 0 && (
        <section className="section" aria-labelledby="next-events">
          <h2 className="heading" id="next-events">
            {teasersTitle}
          </h2>
          <ProductionMosaic teasers={productionTeasers} today={today} />
        </section>
      )}
      <ModuleContainer container={container} slug="index" content_type="screen" />
      <NewsSection
        announcements={elements.filter(({ kind }) => kind === 'announcement')}
        news={newsTeasers}
      />
      {elements
        .filter(({ kind }) => kind === 'newsletter')
        .map((element) => (
          <HomeSection key={element.id} element={element} />
        ))}
    </>
  );
}
