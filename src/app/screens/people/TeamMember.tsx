/** A member of the artistic teams: portrait, name, position and productions. */
import { Fragment } from 'react';
import { type PersonEntry, type PersonRole, personName } from '#domain/people/person.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import styles from './TeamsBody.module.css';

/** A person with the first of their productions, and the number of further ones. */
export interface ListedMember extends PersonEntry {
  productions: PersonRole['production'][];
  further: number;
}

interface Props {
  member: ListedMember;
  texts: PeopleTexts;
  /** In the first window: the portrait is loaded eagerly. */
  isFirst: boolean;
}

export function TeamMember({ member, texts, isFirst }: Props) {
  const locale = useLocale();
  const { picture, position, productions, further } = member;
  return (
    <li className={styles.member}>
      {picture ? (
        <PrintedPicture
          picture={{ ...picture, alt: '' }}
          format="vertical"
          className={styles.portrait}
          sizes="8.5rem"
          isFirst={isFirst}
        />
      ) : (
        <span className={`${styles.portrait} ${styles.empty}`} aria-hidden="true" />
      )}
      <div className={styles.text}>
        <h3>
          <a href={pathFor('people-slug-id', locale, member)}>{personName(member)}</a>
        </h3>
        {position && (
          <p className={styles.position} lang={langOf(member, 'position.name')}>
            {position.name}
          </p>
        )}
        <p>
          {productions.map((production, at) => (
            <Fragment key={production.id}>
              {at > 0 && ' '}
              <span className={styles.role}>
                <a
                  href={pathFor('productions-slug-id', locale, production)}
                  lang={langOf(member, `roles.${at}.production.name`)}
                >
                  {production.name}
                </a>
                {at < productions.length - 1 && ','}
              </span>
            </Fragment>
          ))}
          {further > 0 && ` ${texts.and_more.replace('{count}', String(further))}`}
        </p>
      </div>
    </li>
  );
}
