/** The list of people: filter and portraits, with "load more". */
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { PersonEntry } from '#domain/people/person.ts';
import { isDefaultPersonFilter, type PersonFilter } from '#domain/people/person-filters.ts';
import { formatCount } from '#i18n/format-count.ts';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { type ListPaging, usePagedList } from '../../shell/use-paged-list.ts';
import { EmptyListNote } from '../EmptyListNote.tsx';
import type { EmptyList } from '../empty-list.ts';
import { PersonFilters } from './PersonFilters.tsx';
import styles from './PersonList.module.css';
import { PersonTile } from './PersonTile.tsx';
import type { PersonFilterOption } from './person-filter-option.ts';

interface Props {
  /** `address` is the list's own, including its filter. */
  list: ListPaging & {
    results: readonly PersonEntry[];
    filter: PersonFilter;
    address: string;
    empty: EmptyList | null;
    categories: readonly PersonFilterOption[];
    positions: readonly PersonFilterOption[];
    container: ShownContainer | null;
    texts: PeopleTexts;
  };
}

const entriesOf = ({ results }: Props['list']) => results;
/** The id that `PersonTile` sets on its element. */
const elementId = ({ id }: { id: number }) => `person-${id}`;

export function PersonList({ list }: Props) {
  const { address, count, filter, categories, positions, container, texts } = list;
  const growing = usePagedList(`people${address}`, list, entriesOf, elementId);
  const { results } = growing;
  const isEnsemble = isDefaultPersonFilter(filter);
  return (
    <>
      <div className={styles.people}>
        <BarTitle title={texts.ensemble} size="page" isNegative />
        <PersonFilters filter={filter} categories={categories} positions={positions} texts={texts} />
        <p className="visually-hidden" role="status">
          {formatCount(texts.found, count)}
        </p>
        {list.empty ? (
          <EmptyListNote empty={list.empty} />
        ) : (
          <ul className={styles.tiles}>
            {results.map((person, at) => (
              <li key={person.id} id={elementId(person)}>
                <PersonTile person={person} isFirst={at < 4} withPosition={!isEnsemble} />
              </li>
            ))}
          </ul>
        )}
        <LoadMore label={texts.more} address={address} list={growing} placeholder="ensemble" />
      </div>
      <ModuleContainer container={container} slug="list-ensemble" content_type="screen" />
      <Breadcrumbs trail={[{ title: texts.ensemble }]} />
    </>
  );
}
