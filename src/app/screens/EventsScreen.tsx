/** The calendar of events, filtered by day, venue, premiere and theme. */

import { berlinDay } from '#domain/dates/dates.ts';
import { serializeCounts } from '#domain/events/calendar.ts';
import { eventFilterQuery, isDefaultEventFilter, parseEventFilter } from '#domain/events/filters.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pack } from '#domain/site/packed-text.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { messagesOf } from '#i18n/messages.ts';
import { screenDescription } from '#i18n/search/search-screens.ts';
import { appContextKey } from '#server/app-context.ts';
import { readModules } from '#server/page-parts.ts';
import { memoryContext } from '#server/request-contexts.ts';
import { choicesWithoutDates } from '#server/services/events/choices-without-dates.ts';
import { countUpcomingEvents } from '#server/services/events/event-counts.ts';
import { listEventTags } from '#server/services/events/event-tags.ts';
import { listEvents } from '#server/services/events/events.ts';
import { packedEvents } from '#server/services/events/titled-events.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { hasSeveralFilters } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import { FilterPanel } from '../sticky-panel/FilterPanel.tsx';
import { packTags } from '../sticky-panel/filter-options.ts';
import type { Route } from './+types/EventsScreen';
import { listAt } from './empty-list.ts';
import { eventFilterLine } from './filter-line.ts';

const EventFilters = lazyOnInteraction(
  async () => (await import('../sticky-panel/EventFilters.tsx')).EventFilters,
);
const EventList = lazyOnInteraction(async () => (await import('./events/EventList.tsx')).EventList);

/** Events of the first page: about a week. */
const pageSize = 30;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const today = berlinDay(requestContext.now);
  const filter = parseEventFilter(url.searchParams, today);
  const { remember } = context.get(memoryContext);
  const { locale } = requestContext;
  const count = async () => {
    const { counts, hasSurtitles } = await countUpcomingEvents(database, today, filter, requestContext.now);
    return { counts: serializeCounts(counts, today), hasSurtitles };
  };
  const { searchParams: params } = url;
  const query = eventFilterQuery(filter, today);
  const at = { params, address: pathFor('events', locale) + query, isFiltered: query !== '', locale };
  const [{ results, ...page }, tags, { counts, hasSurtitles }, container, without] = await Promise.all([
    listAt({ list: 'events', ...at }, () =>
      listEvents(
        database,
        { ...filter, with_running: true, page: pageNumber(params), page_size: pageSize },
        requestContext,
      ),
    ),
    remember(`tags of events ${locale}`, async () => packTags(await listEventTags(database, requestContext))),
    // The days of the calendar are those of all dates: the same on each page of the list.
    isDefaultEventFilter({ ...filter, date: today }, today) ? remember('days with events', count) : count(),
    readModules('list-events', { context, url }),
    remember('choices without dates', () => choicesWithoutDates(database, requestContext.now)),
  ]);
  return {
    ...page,
    events: packedEvents(results, locale),
    query,
    line: pack(eventFilterLine(filter, { today, tags, counts, hasSurtitles, locale })),
    today,
    description: screenDescription('events', locale),
    tags,
    container,
    counts,
    without,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ description }, { location }) => ({
  title: messagesOf(localeOfPath(location.pathname)).events,
  description,
  isHidden: hasSeveralFilters(location.search),
}));

export default function EventsScreen({ loaderData }: Route.ComponentProps) {
  const { query, today, tags, counts, count, without } = loaderData;
  return (
    <Page
      panel={
        <FilterPanel isFilterSet={query !== ''}>
          <EventFilters
            query={query}
            today={today}
            tags={tags}
            counts={counts}
            count={count}
            without={without}
          />
        </FilterPanel>
      }
    >
      <EventList list={loaderData} />
    </Page>
  );
}
