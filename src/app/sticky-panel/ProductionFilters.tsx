/** The filters of the productions list: venue, premieres, theme. Each option is a link. */

import {
  defaultProductionFilter,
  isDefaultProductionFilter,
  type ProductionFilter,
  parseProductionFilter,
  productionFilterQuery,
  withPremieresToggled,
} from '#domain/events/filters.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { ChoiceList } from '#ui/primitives/ChoiceList.tsx';
import { FilterReset } from './FilterReset.tsx';
import { type PackedTags, tagOptions, venueOptions } from './filter-options.ts';
import { usePendingQuery } from './use-pending-query.ts';

export interface ProductionFiltersProps {
  filter: ProductionFilter;
  tags: PackedTags;
}

export function ProductionFilters({ filter: shown, tags }: ProductionFiltersProps) {
  const locale = useLocale();
  const messages = useMessages();
  const path = pathFor('productions', locale);
  const pendingQuery = usePendingQuery(path);
  const filter = pendingQuery ? parseProductionFilter(pendingQuery) : shown;
  const isDefault = isDefaultProductionFilter(filter);
  const href = (next: ProductionFilter) => path + productionFilterQuery(next);
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
      <ChoiceList title={messages.venue} choices={venueOptions(filter, locale, href)} />
      <ChoiceList title={messages.theme} choices={tagOptions(filter, tags, href)} />
      {!isDefault && <FilterReset href={href(defaultProductionFilter())} />}
    </>
  );
}
