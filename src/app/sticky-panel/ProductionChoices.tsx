/** Choices of the productions list: a venue, premieres only, a theme. Every one is an address of its own. */

import { useNavigation } from 'react-router';
import {
  defaultProductionFilter,
  isDefaultProductionFilter,
  type ProductionFilter,
  parseProductionFilter,
  productionFilterQuery,
  withPremieresToggled,
  withTagToggled,
  withVenueToggled,
} from '#domain/filters.ts';
import { type Packed, unpack } from '#domain/packed-text.ts';
import { pathFor } from '#domain/route-paths.ts';
import { siteText } from '#domain/site.ts';
import { groupsOfStages, venueGroups } from '#domain/venues.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { ChoiceList } from '#ui/primitives/ChoiceList.tsx';
import { FilterReset } from './FilterReset.tsx';

export interface ProductionChoicesProps {
  filter: ProductionFilter;
  tags: Packed<readonly { id: number; name: string; in_german: readonly string[] }[]>;
}

export function ProductionChoices({ filter: shown, tags }: ProductionChoicesProps) {
  const locale = useLocale();
  const messages = useMessages();
  const path = pathFor('productions', locale);
  // What was just chosen counts at once: a second choice must not wait for the list of the first, nor undo it.
  const target = useNavigation().location;
  const filter =
    target?.pathname === path ? parseProductionFilter(new URLSearchParams(target.search)) : shown;
  const isDefault = isDefaultProductionFilter(filter);
  const href = (next: ProductionFilter) => path + productionFilterQuery(next);
  const groups = groupsOfStages(filter.stage_name);
  return (
    <>
      <h2 className="visually-hidden">{messages.panel_filter}</h2>
      <ChoiceList
        title={messages.premieres}
        choices={[
          {
            key: 'premieres',
            name: messages.premieres_only,
            href: href(withPremieresToggled(filter)),
            isPressed: filter.is_premiere === 'true',
          },
        ]}
      />
      <ChoiceList
        title={messages.venue}
        choices={venueGroups.map(({ key, label }) => ({
          key,
          name: siteText(label, locale),
          href: href(withVenueToggled(filter, key)),
          isPressed: groups.includes(key),
        }))}
      />
      <ChoiceList
        title={messages.theme}
        choices={unpack(tags).map(({ id, name, in_german }) => ({
          key: id,
          name,
          lang: in_german.includes('name') ? 'de' : undefined,
          href: href(withTagToggled(filter, id)),
          isPressed: filter.tag === id,
        }))}
      />
      {!isDefault && <FilterReset href={href(defaultProductionFilter())} />}
    </>
  );
}
