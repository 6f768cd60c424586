/** The list of subscriptions, filtered by kind, day, time of day and season. */
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import {
  isDefaultSubscriptionFilter,
  parseSubscriptionFilter,
  subscriptionFilterQuery,
} from '#domain/subscriptions/subscription-filters.ts';
import { subscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { addBreadcrumbs, readModules } from '#server/page-parts.ts';
import { withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { listSubscriptionSeasons, listSubscriptions } from '#server/services/subscriptions/subscriptions.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { hasSeveralFilters } from '../page-meta.ts';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import { FilterPanel } from '../sticky-panel/FilterPanel.tsx';
import type { Route } from './+types/SubscriptionsScreen';
import { listAt } from './empty-list.ts';
import { subscriptionFilterLine } from './filter-line.ts';
import './subscriptions/SubscriptionList.module.css';
import './subscriptions/SubscriptionRow.module.css';

const SubscriptionFilters = lazyOnInteraction(
  async () => (await import('./subscriptions/SubscriptionFilters.tsx')).SubscriptionFilters,
);
const SubscriptionList = lazyOnInteraction(
  async () => (await import('./subscriptions/SubscriptionList.tsx')).SubscriptionList,
);

/** Loads all: a theatre has fewer subscriptions per season. */
const pageSize = 100;

const listOfOne = <T,>(value: T | null): T[] => (value === null ? [] : [value]);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database } = context.get(appContextKey);
  const locale = localeOfPath(url.pathname);
  const filter = parseSubscriptionFilter(url.searchParams);
  const { type, weekday, time_of_day, season, is_under_30 } = filter;
  const isFiltered = !isDefaultSubscriptionFilter(filter);
  const address = pathFor('subscriptions', locale) + subscriptionFilterQuery(filter);
  const [{ count, results, empty }, seasons, container] = await Promise.all([
    listAt({ list: 'subscriptions', params: url.searchParams, address, isFiltered, locale }, () =>
      listSubscriptions(
        database,
        {
          type: listOfOne(type),
          weekday: listOfOne(weekday),
          time_of_day: listOfOne(time_of_day),
          season: listOfOne(season),
          is_under_30,
          page_size: pageSize,
        },
        { locale },
      ),
    ),
    listSubscriptionSeasons(database),
    readModules('list-subscriptions', { context, url }),
  ]);
  const texts = subscriptionTexts(locale);
  addBreadcrumbs({ context, url }, [[texts.title, pathFor('subscriptions', locale)]]);
  return {
    count,
    results: results.map((subscription) => hyphenateField(withPrintedPicture(subscription), 'name', locale)),
    seasons,
    container,
    filter,
    line: subscriptionFilterLine(filter, texts, locale),
    isFiltered,
    empty,
    texts,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ texts }, { location }) => ({
  title: texts.title,
  description: texts.description,
  isHidden: hasSeveralFilters(location.search),
}));

export default function SubscriptionsScreen({ loaderData }: Route.ComponentProps) {
  const { filter, seasons, texts, count, isFiltered } = loaderData;
  return (
    <Page
      panel={
        // A house that has none has nothing to choose from: today's panel.
        count > 0 || isFiltered ? (
          <FilterPanel isFilterSet={isFiltered}>
            <SubscriptionFilters filter={filter} seasons={seasons} texts={texts} />
          </FilterPanel>
        ) : undefined
      }
    >
      <SubscriptionList list={loaderData} />
    </Page>
  );
}
