/** The map of a venue with its numbered places as a list, the text alternative of the map. */
import type { VenueMap as Plan, Venue } from '#domain/venues/venue.ts';
import type { VenueTexts } from '#i18n/venues/venue-texts.ts';
import { langOf } from '#ui/lang.ts';
import styles from './VenueBody.module.css';
import { VenueMap } from './VenueMap.tsx';

export function VenueMapWithLegend({ venue, map, texts }: { venue: Venue; map: Plan; texts: VenueTexts }) {
  return (
    <section className={styles.plan} aria-labelledby="map">
      <div className={styles.sheet}>
        <VenueMap map={map} venue={venue} label={texts.map_of.replace('{name}', venue.name)} />
      </div>
      <div className={styles.legend}>
        <h2 className="heading" id="map">
          {texts.map}
        </h2>
        <ol>
          {map.marks.map(({ name }, at) => (
            <li key={name} lang={langOf(venue, `map.marks.${at}.name`)}>
              {name}
            </li>
          ))}
        </ol>
        <p>{texts.map_note}</p>
      </div>
    </section>
  );
}
