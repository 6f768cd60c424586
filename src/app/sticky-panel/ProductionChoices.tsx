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
import { type PackedTags, tagChoices, venueChoices } from './choices.ts';
import { FilterReset } from './FilterReset.tsx';
import { useComingQuery } from './use-coming-query.ts';

export interface ProductionChoicesProps {
  filter: ProductionFilter;
  tags: PackedTags;
}

export function ProductionChoices({ filter: shown, tags }: ProductionChoicesProps) {
  const locale = useLocale();
  const messages = useMessages();
  const path = pathFor('productions', locale);
  const coming = useComingQuery(path);
  const filter = coming ? parseProductionFilter(coming) : shown;
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
      <ChoiceList title={messages.venue} choices={venueChoices(filter, locale, href)} />
      <ChoiceList title={messages.theme} choices={tagChoices(filter, tags, href)} />
      {!isDefault && <FilterReset href={href(defaultProductionFilter())} />}
    </>
  );
}
