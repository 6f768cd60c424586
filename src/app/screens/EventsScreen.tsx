/** The calendar of events: filtered by day, venue, premiere and theme; more by the page. */
import { countsFromLine, countsInLine } from '#domain/calendar.ts';
import { berlinDay } from '#domain/dates.ts';
import { eventFilterQuery, parseEventFilter } from '#domain/filters.ts';
import { fullEvent } from '#domain/lean-event.ts';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { messagesOf } from '#i18n/messages.ts';
import { houseContext } from '#server/house.ts';
import { countEventsAhead } from '#server/services/event-counts.ts';
import { listEventTags } from '#server/services/event-tags.ts';
import { listEvents } from '#server/services/events.ts';
import { titledEvents } from '#server/services/titled-events.ts';
import { Schedule } from '#ui/events/Schedule.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Page } from '../layouts/Page.tsx';
import { localeOfPath } from '../locale-of-path.ts';
import { pageMeta } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import { LoadMore } from '../shell/LoadMore.tsx';
import { useGrowingList } from '../shell/use-growing-list.ts';
import { EventFilters } from '../sticky-panel/EventFilters.tsx';
import type { Route } from './+types/EventsScreen';
import styles from './EventsScreen.module.css';

/** Rows that come at once: about a week. */
const pageSize = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const url = new URL(request.url);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const today = berlinDay(reader.now);
  const filter = parseEventFilter(url.searchParams, today);
  const [list, tags, counts] = await Promise.all([
    listEvents(database, { ...filter, page: pageNumber(url.searchParams), page_size: pageSize }, reader),
    listEventTags(database, reader),
    countEventsAhead(database, today, filter),
  ]);
  return {
    ...list,
    results: titledEvents(list.results, reader.locale),
    filter,
    today,
    tags,
    counts: countsInLine(counts, today),
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { events, events_intro } = messagesOf(locale);
  return pageMeta({
    title: events,
    description: events_intro,
    locale,
    pathname: location.pathname,
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

/** As the row marks itself. */
const elementId = ({ id }: { id: number }) => `event-${id}`;

export default function EventsScreen({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const locale = useLocale();
  const { filter, today, tags, counts } = loaderData;
  const query = eventFilterQuery(filter, today);
  const address = pathFor('events', locale) + query;
  const { results, isLoading, next } = useGrowingList(`events${address}`, loaderData, elementId);
  return (
    <Page
      panel={
        <EventFilters filter={filter} today={today} tags={tags} counts={countsFromLine(counts, today)} />
      }
    >
      <div className={styles.events}>
        <BarTitle title={messages.events} size="page" isNegative />
        <p className={styles.intro}>{messages.events_intro}</p>
        <p className="visually-hidden" role="status">
          {messages.events_found(loaderData.count)}
        </p>
        {results.length === 0 ? (
          <EmptyState title={messages.events_none} hint={messages.events_none_hint}>
            <a className="button" href={pathFor('events', locale)}>
              {messages.filter_reset}
            </a>
          </EmptyState>
        ) : (
          <Schedule events={results.map(fullEvent)} today={today} />
        )}
        <LoadMore
          label={messages.load_more}
          address={address}
          next={next}
          isLoading={isLoading}
          placeholder="events"
        />
      </div>
    </Page>
  );
}
