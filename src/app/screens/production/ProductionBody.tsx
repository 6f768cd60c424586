/** The content of a production's page. */
import type { Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { Production } from '#domain/productions/production.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { langOf } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import { StruckText } from '#ui/primitives/StruckText.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import styles from '../ProductionScreen.module.css';
import { BookletLink } from './BookletLink.tsx';
import { CastList } from './CastList.tsx';
import { NextEventBar } from './NextEventBar.tsx';
import { ProductionEvents } from './ProductionEvents.tsx';
import { ProductionFacts } from './ProductionFacts.tsx';
import { ProductionHero } from './ProductionHero.tsx';
import { ProductionPictures } from './ProductionPictures.tsx';
import { QuoteList } from './QuoteList.tsx';
import { Trailer } from './Trailer.tsx';

interface Props {
  production: Omit<Production, 'events'> & { events: PackedEvents };
  container: ShownContainer | null;
  today: Day;
}

export function ProductionBody({ production, container, today }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const { quotes } = production;
  const events = unpackEvents(production.events);
  const upcoming = events.filter(({ status }) => status !== 'past');
  const past = events.filter(({ status }) => status === 'past');
  // The event named in the head; a running one if none is upcoming.
  const { next_event } = production;
  const isNext = ({ id, outcome }: Event) => (next_event ? id === next_event.id : outcome !== 'cancelled');
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: messages.productions, url: pathFor('productions', locale) },
          { title: production.name, lang: langOf(production, 'name') },
        ]}
      />
      <ProductionHero production={production} today={today} />
      <NextEventBar event={upcoming.find(isNext)} />
      <div className={`section ${styles.columns}`}>
        <div>
          {production.headline && (
            <h2 className="heading" lang={langOf(production, 'headline')}>
              {production.headline}
            </h2>
          )}
          <p className={styles.lead} lang={langOf(production, 'lead')}>
            {production.lead}
          </p>
          <RichText className={styles.prose} html={production.text} lang={langOf(production, 'text')} />
        </div>
        <ProductionFacts production={production} />
      </div>
      {production.struck_text && (
        <section className={styles.block}>
          <h2 className="visually-hidden">{messages.struck_text}</h2>
          <StruckText passage={production.struck_text} isOnInk />
        </section>
      )}
      <CastList cast={production.cast} production={production} />
      <ProductionEvents
        id={production.id}
        coming={upcoming}
        past={past}
        today={today}
        premiere={production.premiere_date}
      />
      <ProductionPictures pictures={production.pictures} />
      <Trailer production={production} />
      <QuoteList title={messages.press_quotes} quotes={quotes} kind="press" production={production} />
      <QuoteList title={messages.rehearsal_quotes} quotes={quotes} kind="rehearsal" production={production} />
      <ModuleContainer container={container} slug={`production-${production.id}`} content_type="production" />
      {production.booklet_headlines.length > 0 && <BookletLink production={production} />}
    </>
  );
}
