/** The list of productions as a mosaic of pictures, filtered by venue, premieres and theme. */
import { berlinDay } from '#domain/dates/dates.ts';
import {
  isDefaultProductionFilter,
  parseProductionFilter,
  productionFilterQuery,
} from '#domain/events/filters.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { messagesOf } from '#i18n/messages.ts';
import { screenDescription } from '#i18n/search/search-screens.ts';
import { appContextKey } from '#server/app-context.ts';
import { addBreadcrumbs, readModules } from '#server/page-parts.ts';
import { memoryContext } from '#server/request-contexts.ts';
import { withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { listProductionTags } from '#server/services/productions/production-tags.ts';
import { listProductions } from '#server/services/productions/productions.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { hasSeveralFilters } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import { FilterPanel } from '../sticky-panel/FilterPanel.tsx';
import { packTags } from '../sticky-panel/filter-options.ts';
import type { Route } from './+types/ProductionsScreen';
import { listAt } from './empty-list.ts';
import { productionFilterLine } from './filter-line.ts';

const ProductionFilters = lazyOnInteraction(
  async () => (await import('../sticky-panel/ProductionFilters.tsx')).ProductionFilters,
);
const ProductionList = lazyOnInteraction(
  async () => (await import('./productions/ProductionList.tsx')).ProductionList,
);

/** Three repetitions of the mosaic's pattern of five tiles. */
const pageSize = 15;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const { locale } = requestContext;
  const { remember } = context.get(memoryContext);
  const filter = parseProductionFilter(url.searchParams);
  const isFiltered = !isDefaultProductionFilter(filter);
  const address = pathFor('productions', locale) + productionFilterQuery(filter);
  const { searchParams: params } = url;
  const [list, tags, container] = await Promise.all([
    listAt({ list: 'productions', params, address, isFiltered, locale }, () =>
      listProductions(
        database,
        { ...filter, show_in_production_list: true, page: pageNumber(params), page_size: pageSize },
        requestContext,
      ),
    ),
    remember(`tags of productions ${locale}`, () => listProductionTags(database, requestContext)),
    readModules('list-productions', { context, url }),
  ]);
  addBreadcrumbs({ context, url }, [[messagesOf(locale).productions, pathFor('productions', locale)]]);
  return {
    ...list,
    results: list.results.map((production) => hyphenateField(withPrintedPicture(production), 'name', locale)),
    filter,
    line: productionFilterLine(filter, packTags(tags), locale),
    address,
    isFiltered,
    tags: packTags(tags),
    container,
    today: berlinDay(requestContext.now),
    description: screenDescription('productions', requestContext.locale),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ description }, { location }) => ({
  title: messagesOf(localeOfPath(location.pathname)).productions,
  description,
  isHidden: hasSeveralFilters(location.search),
}));

export default function ProductionsScreen({ loaderData }: Route.ComponentProps) {
  const { filter, count, isFiltered, tags } = loaderData;
  return (
    <Page
      panel={
        // A house that has none has nothing to choose from: today's panel.
        count > 0 || isFiltered ? (
          <FilterPanel isFilterSet={isFiltered}>
            <ProductionFilters filter={filter} tags={tags} />
          </FilterPanel>
        ) : undefined
      }
    >
      <ProductionList list={loaderData} />
    </Page>
  );
}
