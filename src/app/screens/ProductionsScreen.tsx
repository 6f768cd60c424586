/** The list of productions: a mosaic of pictures, filtered by venue, premieres and theme. */
import { berlinDay } from '#domain/dates.ts';
import { isDefaultProductionFilter, parseProductionFilter, productionFilterQuery } from '#domain/filters.ts';
import { localeOfPath } from '#domain/locales.ts';
import { pack } from '#domain/packed-text.ts';
import { pathFor } from '#domain/route-paths.ts';
import { messagesOf } from '#i18n/messages.ts';
import { screenDescription } from '#i18n/screen-descriptions.ts';
import { houseContext, sessionContext } from '#server/house.ts';
import { getContainer } from '#server/services/containers.ts';
import { isEditing } from '#server/services/containers-editing.ts';
import { listProductionTags } from '#server/services/production-tags.ts';
import { listProductions } from '#server/services/productions.ts';
import { titledProduction } from '#server/services/titled-productions.ts';
import { Page } from '../layouts/Page.tsx';
import { pageMeta } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import { ProductionChoices, ProductionList } from '../shell/later-parts.ts';
import { FilterPanel } from '../sticky-panel/FilterPanel.tsx';
import type { Route } from './+types/ProductionsScreen';

/** Fills the mosaic's rhythm: wide, upright, then three, three times over. */
const pageSize = 15;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const filter = parseProductionFilter(url.searchParams);
  const [list, tags, container] = await Promise.all([
    listProductions(
      database,
      { ...filter, show_in_production_list: true, page: pageNumber(url.searchParams), page_size: pageSize },
      reader,
    ),
    listProductionTags(database, reader),
    getContainer(database, 'list-productions', reader, isEditing(context.get(sessionContext), url)),
  ]);
  return {
    ...list,
    results: list.results.map((production) => titledProduction(production, reader.locale)),
    filter,
    address: pathFor('productions', reader.locale) + productionFilterQuery(filter),
    isFiltered: !isDefaultProductionFilter(filter),
    tags: pack(tags),
    container,
    today: berlinDay(reader.now),
    description: screenDescription('productions', reader.locale),
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: messagesOf(locale).productions,
    description: loaderData?.description,
    pathname: location.pathname,
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

export default function ProductionsScreen({ loaderData }: Route.ComponentProps) {
  const { filter, isFiltered, tags } = loaderData;
  return (
    <Page
      panel={
        <FilterPanel isFilterSet={isFiltered}>
          <ProductionChoices filter={filter} tags={tags} />
        </FilterPanel>
      }
    >
      <ProductionList list={loaderData} />
    </Page>
  );
}
