/** One person of a list: portrait and name. */
import type { PersonEntry } from '#domain/people/person.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import styles from './PersonTile.module.css';

interface Props {
  person: PersonEntry;
  /** Above the fold: the portrait is loaded eagerly. */
  isFirst?: boolean;
  /** Shows the position; for lists in which positions differ. */
  withPosition?: boolean;
}

export function PersonTile({ person, isFirst = false, withPosition = false }: Props) {
  const locale = useLocale();
  const { first_name, last_name, picture, position } = person;
  return (
    <a className={styles.tile} href={pathFor('people-slug-id', locale, person)}>
      {picture ? (
        <PrintedPicture
          picture={{ ...picture, alt: '' }}
          format="vertical"
          className={styles.picture}
          sizes="(min-width: 100em) 16vw, (min-width: 64em) 20vw, (min-width: 48em) 30vw, 50vw"
          isFirst={isFirst}
        />
      ) : (
        <span className={`${styles.picture} ${styles.empty}`} aria-hidden="true" />
      )}
      <h2 className={styles.name}>
        {withPosition && position && (
          <small lang={langOf(person, 'position.name')}>
            {position.name}
            <span className="visually-hidden">: </span>
          </small>
        )}
        {first_name && <span>{first_name} </span>}
        <span>{last_name}</span>
      </h2>
    </a>
  );
}
