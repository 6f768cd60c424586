/** The content of a venue's page: entrance, public transport, accessibility, map, events. */
import type { Day } from '#domain/dates/dates.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Venue } from '#domain/venues/venue.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { VenueTexts } from '#i18n/venues/venue-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import * as site from '#site';
import { EventSchedule } from '#ui/events/EventSchedule.tsx';
import { langOf } from '#ui/lang.ts';
import { PictureHead } from '#ui/media/PictureHead.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { RichText } from '#ui/primitives/RichText.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { FeedLink } from '../../shell/FeedLink.tsx';
import page from '../ProductionScreen.module.css';
import styles from './VenueBody.module.css';
import { VenueMapWithLegend } from './VenueMapWithLegend.tsx';

interface Props {
  venue: Venue;
  events: PackedEvents;
  container: ShownContainer | null;
  texts: VenueTexts;
  today: Day;
}

export function VenueBody({ venue, events, container, texts, today }: Props) {
  const locale = useLocale();
  const { id, name, address, lead, text, directions, access, facts, map } = venue;
  const { phone } = site.box_office;
  const upcoming = unpackEvents(events);
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: texts.title, url: pathFor('venues', locale) },
          { title: name, lang: langOf(venue, 'name') },
        ]}
      />
      <PictureHead
        picture={venue.picture}
        title={name}
        lang={langOf(venue, 'name')}
        className={styles.head}
      />
      <div className={`section ${page.columns}`}>
        <div className={styles.reach}>
          <h2>{texts.address}</h2>
          <address>{address}</address>
          <p>
            {texts.ask} <a href={`tel:${phone.dial}`}>{phone.label}</a>
          </p>
        </div>
        <div>
          <p className={page.lead} lang={langOf(venue, 'lead')}>
            {lead}
          </p>
          <RichText className={page.prose} html={text} lang={langOf(venue, 'text')} />
        </div>
      </div>
      {facts.length > 0 && (
        <section className="section" aria-labelledby="facts">
          <h2 className="heading" id="facts">
            {texts.facts}
          </h2>
          <dl className={styles.facts}>
            {facts.map((fact, at) => (
              <div key={fact.kind}>
                <dt>{texts[fact.kind]}</dt>
                <dd lang={langOf(venue, `facts.${at}.text`)}>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {map && <VenueMapWithLegend venue={venue} map={map} texts={texts} />}
      <div className={`section ${styles.ways}`}>
        <Passage title={texts.directions} html={directions} lang={langOf(venue, 'directions')} />
        <Passage title={texts.access} html={access} lang={langOf(venue, 'access')} />
      </div>
      <section className="section" aria-labelledby="events">
        <h2 className="heading" id="events">
          {texts.events}
        </h2>
        {upcoming.length > 0 ? (
          <>
            <EventSchedule events={upcoming} today={today} />
            <FeedLink query={`?stage_name=${encodeURIComponent(venue.stage_names.join())}`} />
          </>
        ) : (
          <EmptyState title={texts.events_none} hint={texts.events_none_hint} />
        )}
        <p className={styles.more}>
          <a className="button" href={pathFor('events', locale)}>
            {texts.events_all}
          </a>
        </p>
      </section>
      <ModuleContainer container={container} slug={`venue-${id}`} content_type="venue" />
      <div className="section">
        <p>
          <a className="button" href={pathFor('venues', locale)}>
            {texts.all}
          </a>
        </p>
      </div>
    </>
  );
}

function Passage({ title, html, lang }: { title: string; html: string; lang: string | undefined }) {
  if (!html) return null;
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <RichText className={styles.passage} html={html} lang={lang} />
    </section>
  );
}
