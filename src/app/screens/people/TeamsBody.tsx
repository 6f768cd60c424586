/** The content of the teams page: filter, people from A to Z, teams by production. */
import { useMemo } from 'react';
import { byLetter, type PersonGroup, type ProductionTeam, withPosition } from '#domain/people/person.ts';
import { type Packed, unpack } from '#domain/site/packed-text.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { langOf } from '#ui/lang.ts';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { ToggleLink } from '#ui/primitives/ToggleLink.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { EmptyListNote } from '../EmptyListNote.tsx';
import type { EmptyList } from '../empty-list.ts';
import choiceStyles from './PersonChoices.module.css';
import { ProductionTeams } from './ProductionTeams.tsx';
import { type ListedMember, TeamMember } from './TeamMember.tsx';
import styles from './TeamsBody.module.css';

interface Props {
  /** Packed, since it is most of the page. */
  people: Packed<{ members: ListedMember[]; teams: ProductionTeam[] }>;
  /** Only people with this position. */
  position: number | null;
  empty: EmptyList | null;
  texts: PeopleTexts;
}

export function TeamsBody({ people, position, empty, texts }: Props) {
  const { members, teams } = useMemo(() => unpack(people), [people]);
  const locale = useLocale();
  const path = pathFor('people-teams', locale);
  const shown = withPosition(members, position);
  const letters = byLetter(shown);
  return (
    <>
      <Breadcrumbs
        trail={[{ title: texts.ensemble, url: pathFor('ensemble', locale) }, { title: texts.teams }]}
      />
      <div className={styles.teams}>
        <BarTitle title={texts.teams} size="page" isNegative />
        <p className={styles.lead}>{texts.teams_lead}</p>
        <div className={choiceStyles.choices}>
          <div role="group" aria-labelledby="teams-position">
            <h2 id="teams-position">{texts.position}</h2>
            <ul>
              {positionsOf(members).map(({ id, name, lang }) => (
                <li key={id}>
                  <ToggleLink
                    href={position === id ? path : `${path}?position=${id}`}
                    isPressed={position === id}
                    lang={lang}
                  >
                    {name}
                  </ToggleLink>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-labelledby="teams-letters">
            <h2 id="teams-letters">{texts.letters}</h2>
            <ul>
              {letters.map(([letter]) => (
                <li key={letter}>
                  <a href={`#${anchorOf(letter)}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="visually-hidden" role="status">
          {formatCount(texts.teams_found, shown.length)}
        </p>
        {empty && <EmptyListNote empty={empty} />}
        {letters.map(([letter, group]) => (
          <section key={letter} className={styles.letter} aria-labelledby={anchorOf(letter)}>
            <h2 id={anchorOf(letter)}>{letter}</h2>
            <ul className={styles.members}>
              {group.map((member) => (
                <TeamMember
                  key={member.id}
                  member={member}
                  texts={texts}
                  isFirst={member === letters[0]?.[1][0]}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ProductionTeams teams={teams} title={texts.by_production} />
    </>
  );
}

const anchorOf = (letter: string) => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/** Every position once, most frequent first. */
function positionsOf(members: readonly ListedMember[]): (PersonGroup & { lang: string | undefined })[] {
  const found = new Map<number, { group: PersonGroup; lang: string | undefined; count: number }>();
  for (const member of members) {
    const { position } = member;
    if (!position) continue;
    const before = found.get(position.id)?.count ?? 0;
    found.set(position.id, { group: position, lang: langOf(member, 'position.name'), count: before + 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || a.group.id - b.group.id)
    .map(({ group, lang }) => ({ ...group, lang }));
}
