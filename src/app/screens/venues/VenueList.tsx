/** The list of venues, each with map, entrance and stop. */
import type { ShownContainer } from '#domain/modules/modules.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { type Building, buildingsOf, type VenueEntry } from '#domain/venues/venue.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { VenueTexts } from '#i18n/venues/venue-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import printed from '#ui/primitives/PrintedRow.module.css';
import { Title } from '#ui/primitives/Title.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import styles from './VenueList.module.css';
import { VenueMap } from './VenueMap.tsx';

interface Props {
  venues: readonly VenueEntry[];
  container: ShownContainer | null;
  texts: VenueTexts;
}

export function VenueList({ venues, container, texts }: Props) {
  return (
    <>
      <div className={styles.venues}>
        <BarTitle title={texts.title} size="page" isNegative />
        <p className={styles.lead}>{texts.lead}</p>
        <p className="visually-hidden" role="status">
          {formatCount(texts.count, venues.length)}
        </p>
        {venues.length === 0 && <EmptyState title={texts.none} hint={texts.none_hint} />}
        <ul className={styles.tiles}>
          {buildingsOf(venues).map(({ venue, rooms }, at) => (
            <li key={venue.id}>
              <VenueTeaser venue={venue} texts={texts} isFirst={at === 0} />
              {rooms.length > 0 && <Rooms rooms={rooms} of={venue} texts={texts} />}
            </li>
          ))}
        </ul>
      </div>
      <ModuleContainer container={container} slug="list-venues" content_type="screen" />
      <Breadcrumbs trail={[{ title: texts.title }]} />
    </>
  );
}

/** The facts shown in the list; a room shows the public transport of its building. */
const firstFacts = ['entrance', 'stop'];
const roomFacts = ['entrance'];

function VenueTeaser({ venue, texts, isFirst }: { venue: VenueEntry; texts: VenueTexts; isFirst: boolean }) {
  const locale = useLocale();
  const { id, slug, name, address, lead, picture, map } = venue;
  return (
    <article className={styles.tile}>
      <a href={pathFor('venues-slug-id', locale, { slug, id })}>
        {picture ? (
          <PrintedPicture
            picture={picture}
            format="horizontal"
            className={styles.picture}
            isFirst={isFirst}
          />
        ) : (
          map && <VenueMap map={map} venue={venue} isOrnament />
        )}
        <BarTitle title={name} lang={langOf(venue, 'name')} size="tile" level={2} />
      </a>
      <div className={styles.text}>
        <p className={styles.address}>{address}</p>
        <p lang={langOf(venue, 'lead')}>{lead}</p>
        <Facts venue={venue} kinds={firstFacts} texts={texts} />
      </div>
    </article>
  );
}

/** The rooms of a building, smaller than the building: each with its floor and its entrance. */
function Rooms({
  rooms,
  of,
  texts,
}: {
  rooms: Building<VenueEntry>['rooms'];
  of: VenueEntry;
  texts: VenueTexts;
}) {
  const locale = useLocale();
  const id = `rooms-${of.id}`;
  return (
    <section className={styles.rooms} aria-labelledby={id}>
      <p id={id}>{texts.rooms}</p>
      <ul>
        {rooms.map(({ venue, floor }) => (
          <li key={venue.id}>
            <article className={`${printed.row} ${styles.room}`}>
              {venue.picture && (
                <PrintedPicture picture={venue.picture} format="horizontal" className={styles.picture} />
              )}
              <div>
                <h3 lang={langOf(venue, 'name')}>
                  <a href={pathFor('venues-slug-id', locale, venue)}>
                    <Title text={venue.name} />
                  </a>
                </h3>
                <p>
                  <Floor venue={venue} written={floor} />
                </p>
                <p lang={langOf(venue, 'lead')}>{venue.lead}</p>
                <Facts venue={venue} kinds={roomFacts} texts={texts} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the reader's language if the venue has it, else as in the address, which is German. */
function Floor({ venue, written }: { venue: VenueEntry; written: string }) {
  const locale = useLocale();
  const at = venue.facts.findIndex(({ kind }) => kind === 'floor');
  const fact = venue.facts[at];
  if (fact) return <b lang={langOf(venue, `facts.${at}.text`)}>{fact.text}</b>;
  const isTranslated = locale === 'de' || venue.facts.some(({ text }) => text === written);
  return <b lang={isTranslated ? undefined : 'de'}>{written}</b>;
}

function Facts({ venue, kinds, texts }: { venue: VenueEntry; kinds: readonly string[]; texts: VenueTexts }) {
  return (
    <dl>
      {venue.facts.map(
        ({ kind, text }, at) =>
          kinds.includes(kind) && (
            <div key={kind}>
              <dt>{texts[kind]}</dt>
              <dd lang={langOf(venue, `facts.${at}.text`)}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
