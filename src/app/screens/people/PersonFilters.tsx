/** The filter of people by category and position. Each option is a link; the first one resets to the ensemble. */
import { toggleChoice } from '#domain/events/filters.ts';
import {
  isDefaultPersonFilter,
  type PersonFilter,
  parsePersonFilter,
  personFilterQuery,
} from '#domain/people/person-filters.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { langOf } from '#ui/lang.ts';
import { ToggleLink } from '#ui/primitives/ToggleLink.tsx';
import { usePendingQuery } from '../../sticky-panel/use-pending-query.ts';
import styles from './PersonChoices.module.css';
import type { PersonFilterOption } from './person-filter-option.ts';

interface Props {
  filter: PersonFilter;
  categories: readonly PersonFilterOption[];
  positions: readonly PersonFilterOption[];
  texts: PeopleTexts;
}

export function PersonFilters({ filter: shown, categories, positions, texts }: Props) {
  const locale = useLocale();
  const path = pathFor('ensemble', locale);
  const pendingQuery = usePendingQuery(path);
  const filter = pendingQuery ? parsePersonFilter(pendingQuery) : shown;
  const choices = (field: keyof PersonFilter, groups: readonly PersonFilterOption[]) =>
    groups.map((group) => (
      <li key={group.id}>
        <ToggleLink
          href={path + personFilterQuery({ ...filter, [field]: toggleChoice(filter[field], group.id) })}
          isPressed={filter[field] === group.id}
          lang={langOf(group, 'name')}
        >
          {group.name}
        </ToggleLink>
      </li>
    ));
  return (
    <div className={styles.choices}>
      <div role="group" aria-labelledby="people-category">
        <h2 id="people-category">{texts.category}</h2>
        <ul>
          <li>
            <ToggleLink href={path} isPressed={isDefaultPersonFilter(filter)}>
              {texts.ensemble}
            </ToggleLink>
          </li>
          {choices('category', categories)}
        </ul>
      </div>
      <div role="group" aria-labelledby="people-position">
        <h2 id="people-position">{texts.position}</h2>
        <ul>{choices('position', positions)}</ul>
      </div>
    </div>
  );
}
