/** Somebody of the teams in one row: the name, what they do, and in which productions. */
import { Fragment } from 'react';
import { type PersonEntry, type PersonRole, personName } from '#domain/person.ts';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './TeamsBody.module.css';

export function TeamMember({ member }: { member: Omit<PersonEntry, 'picture'> & { roles: PersonRole[] } }) {
  const locale = useLocale();
  const { position, roles } = member;
  return (
    <li className={styles.member}>
      <h3>
        <a href={pathFor('people-slug-id', locale, member)}>{personName(member)}</a>
      </h3>
      <p lang={langOf(member, 'position.name')}>{position?.name}</p>
      <p>
        {roles.map(({ production }, at) => (
          <Fragment key={production.id}>
            {at > 0 && ', '}
            <a
              href={pathFor('productions-slug-id', locale, production)}
              lang={langOf(member, `roles.${at}.production.name`)}
            >
              {production.name}
            </a>
          </Fragment>
        ))}
      </p>
    </li>
  );
}
