/** The teams by production. */
import type { CSSProperties } from 'react';
import type { ProductionTeam } from '#domain/people/person.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { Title } from '#ui/primitives/Title.tsx';
import styles from './TeamsBody.module.css';

export function ProductionTeams({ teams, title }: { teams: readonly ProductionTeam[]; title: string }) {
  const locale = useLocale();
  if (teams.length === 0) return null;
  return (
    <section className="section" aria-labelledby="teams-production">
      <h2 className="heading" id="teams-production">
        {title}
      </h2>
      <ul className={styles.productions}>
        {teams.map((team) => (
          <li key={team.id} style={{ '--credits': team.credits.length } as CSSProperties}>
            <h3 lang={langOf(team, 'name')}>
              <a href={pathFor('productions-slug-id', locale, team)}>
                <Title text={team.name} />
              </a>
            </h3>
            <dl>
              {team.credits.map(({ role, name, person }, at) => (
                <div key={`${role} ${name}`}>
                  <dt lang={langOf(team, `credits.${at}.role`)}>{role}</dt>
                  <dd>{person ? <a href={pathFor('people-slug-id', locale, person)}>{name}</a> : name}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
