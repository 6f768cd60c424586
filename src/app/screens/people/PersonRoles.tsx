/** The productions of a person with the role in each. */
import type { Person } from '#domain/people/person.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { langOf } from '#ui/lang.ts';
import styles from './PersonRoles.module.css';

interface Props {
  person: Pick<Person, 'roles' | 'in_german'>;
  texts: PeopleTexts;
}

export function PersonRoles({ person, texts }: Props) {
  const locale = useLocale();
  const { roles } = person;
  if (roles.length === 0) return null;
  return (
    <section className="section" aria-labelledby="roles">
      <h2 className="heading" id="roles">
        {texts.roles}
      </h2>
      <ul className={styles.roles}>
        {roles.map(({ production, roles: parts }, at) => (
          <li key={production.id}>
            <a
              href={pathFor('productions-slug-id', locale, production)}
              lang={langOf(person, `roles.${at}.production.name`)}
            >
              {production.name}
            </a>
            {parts.length > 0 && (
              <>
                <span className="visually-hidden">: </span>
                <i aria-hidden="true" />
                <span className={styles.parts}>
                  {parts.map((part, place) => (
                    <span key={part} lang={langOf(person, `roles.${at}.roles.${place}`)}>
                      {place > 0 && ', '}
                      {part}
                    </span>
                  ))}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
