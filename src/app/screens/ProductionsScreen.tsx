/** The list of productions: a mosaic of pictures, filtered by venue, premieres and theme. */
import { berlinDay } from '#domain/dates.ts';
import { parseProductionFilter, productionFilterQuery } from '#domain/filters.ts';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { messagesOf } from '#i18n/messages.ts';
import { houseContext } from '#server/house.ts';
import { listProductionTags } from '#server/services/production-tags.ts';
import { listProductions } from '#server/services/productions.ts';
import { titledProduction } from '#server/services/titled-productions.ts';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { ProductionMosaic } from '#ui/productions/ProductionMosaic.tsx';
import { Page } from '../layouts/Page.tsx';
import { localeOfPath } from '../locale-of-path.ts';
import { pageMeta } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import { LoadMore } from '../shell/LoadMore.tsx';
import { useGrowingList } from '../shell/use-growing-list.ts';
import { ProductionFilters } from '../sticky-panel/ProductionFilters.tsx';
import type { Route } from './+types/ProductionsScreen';
import styles from './ProductionsScreen.module.css';

/** Fills the mosaic's rhythm: wide, upright, then three, three times over. */
const pageSize = 15;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const url = new URL(request.url);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const filter = parseProductionFilter(url.searchParams);
  const [list, tags] = await Promise.all([
    listProductions(
      database,
      { ...filter, show_in_production_list: true, page: pageNumber(url.searchParams), page_size: pageSize },
      reader,
    ),
    listProductionTags(database, reader),
  ]);
  return {
    ...list,
    results: list.results.map((production) => titledProduction(production, reader.locale)),
    filter,
    tags,
    today: berlinDay(reader.now),
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: messagesOf(locale).productions,
    locale,
    pathname: location.pathname,
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

/** Wide pictures stand first and last in turn: 8 and 4 columns, three of 4, 4 and 8 ... */
function isWideAt(index: number): boolean {
  return [0, 6].includes(index % 10);
}

/** As the tile marks itself. */
const elementId = ({ id }: { id: number }) => `teaser-${id}`;

export default function ProductionsScreen({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const locale = useLocale();
  const { filter, tags, today } = loaderData;
  const address = pathFor('productions', locale) + productionFilterQuery(filter);
  const { results, isLoading, next } = useGrowingList(`productions${address}`, loaderData, elementId);
  return (
    <Page panel={<ProductionFilters filter={filter} tags={tags} />}>
      <div className={styles.productions}>
        <BarTitle title={messages.productions} size="page" isNegative />
        <p className="visually-hidden" role="status">
          {messages.productions_found(loaderData.count)}
        </p>
        {results.length === 0 ? (
          <EmptyState title={messages.productions_none} hint={messages.productions_none_hint}>
            <a className="button" href={pathFor('productions', locale)}>
              {messages.filter_reset}
            </a>
          </EmptyState>
        ) : (
          <ProductionMosaic
            level={2}
            firstPictures={2}
            today={today}
            teasers={results.map((production, index) => ({
              id: production.id,
              production,
              is_wide: isWideAt(index),
            }))}
          />
        )}
        <LoadMore
          label={messages.productions_more}
          address={address}
          next={next}
          isLoading={isLoading}
          placeholder="productions"
        />
      </div>
    </Page>
  );
}
