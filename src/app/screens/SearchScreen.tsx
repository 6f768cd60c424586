/** Search results: the first of both categories, or one category page by page. */
import { localeOfPath } from '#domain/languages/locales.ts';
import {
  isSearchCategory,
  maxQueryLength,
  normalizeQuery,
  type SearchCategory,
} from '#domain/search/search.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { searchTexts } from '#i18n/search/search-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { notFound } from '#server/not-found.ts';
import { degradableParts } from '#server/page-parts.ts';
import { memoryContext } from '#server/request-contexts.ts';
import { failureAsNotFound, withFallback } from '#server/services/fallback.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { search, searchCategory } from '#server/services/search/search.ts';
import { listSearchDirectory } from '#server/services/search/search-directory.ts';
import { listSearchTips } from '#server/services/search/search-tips.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import { StickyPanel } from '../sticky-panel/StickyPanel.tsx';
import type { Route } from './+types/SearchScreen';
import './search/SearchBody.module.css';
import './search/SearchDirectory.module.css';
import './search/SearchRow.module.css';
import tabs from './search/SearchTabs.module.css';
import type { SearchList } from './search/search-list.ts';

const SearchBody = lazyOnInteraction(async () => (await import('./search/SearchBody.tsx')).SearchBody);
const SearchTabs = lazyOnInteraction(async () => (await import('./search/SearchTabs.tsx')).SearchTabs);

/** Results of each category in the overview. */
const overviewSize = 5;
const pageSize = 20;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const appContext = context.get(appContextKey);
  const { database, now } = appContext;
  const locale = localeOfPath(url.pathname);
  const requestContext = { locale, now: now() };
  const { category = null } = params;
  const page = pageOf(params.page);
  if (!isCategoryOrBoth(category) || page === null) throw notFound();
  const query = normalizeQuery((url.searchParams.get('q') ?? '').slice(0, maxQueryLength));
  const list = await readList(database, { query, category, page }, requestContext).catch(
    failureAsNotFound(degradableParts(context), 'A search failed'),
  );
  if (list.results.length === 0 && page > 1) throw notFound();
  const { remember } = context.get(memoryContext);
  const parts = degradableParts(context);
  const [tips, toLookThrough] = await Promise.all([
    withFallback(parts, 'search tips', listSearchTips(database, requestContext), []),
    isFound(list)
      ? null
      : withFallback(
          parts,
          'directory',
          remember(`directory ${locale}`, () => listSearchDirectory(database, requestContext)),
          null,
        ),
  ]);
  return {
    ...list,
    query,
    category,
    page,
    page_size: pageSize,
    tips,
    directory: toLookThrough,
    texts: searchTexts(locale),
  };
}

async function readList(
  database: Database,
  { query, category, page }: Pick<SearchList, 'query' | 'category' | 'page'>,
  requestContext: RequestContext,
): Promise<Pick<SearchList, 'suggestion' | 'match' | 'counts' | 'first' | 'results'>> {
  if (category !== null) {
    const request = { query, page, page_size: pageSize };
    const { suggestion, match, counts, results } = await searchCategory(
      database,
      category,
      request,
      requestContext,
    );
    return { suggestion, match, counts, first: category, results };
  }
  const { suggestion, match, first, events, content } = await search(
    database,
    query,
    requestContext,
    overviewSize,
  );
  const counts = { events: events.count, content: content.count };
  return { suggestion, match, counts, first, results: [...events.results, ...content.results] };
}

const isFound = ({ counts }: Pick<SearchList, 'counts'>) => counts.events + counts.content > 0;

const isCategoryOrBoth = (text: string | null): text is SearchCategory | null =>
  text === null || isSearchCategory(text);

/** The page number of the address; null if it is invalid. */
function pageOf(text = '1'): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ texts, query }) => ({
  title: [texts.title, query].filter(Boolean).join(': '),
  isHidden: true,
}));

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { panel_search } = useMessages();
  const { query, category, counts, texts, tips } = loaderData;
  const tabsProps = { query, category, counts, texts };
  // Without results there is nothing to filter: the panel shows upcoming events instead.
  const panel = isFound(loaderData) && (
    <StickyPanel label={panel_search}>
      <SearchTabs {...tabsProps} label={panel_search} tips={tips} />
    </StickyPanel>
  );
  return (
    <Page {...(panel && { panel })}>
      <SearchBody list={loaderData}>
        <div className={tabs.narrow}>
          <SearchTabs {...tabsProps} label={texts.results} />
        </div>
      </SearchBody>
    </Page>
  );
}
