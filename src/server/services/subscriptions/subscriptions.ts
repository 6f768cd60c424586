// Subscriptions: the filtered list, its seasons, and one subscription with its events.
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Event } from '#domain/events/event.ts';
import type {
  Subscription,
  SubscriptionEntry,
  SubscriptionType,
  TimeOfDay,
  Weekday,
} from '#domain/subscriptions/subscription.ts';
import { underThirty } from '#domain/subscriptions/subscription-filters.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { subscription_events, subscriptions } from '#server/db/schema/subscriptions.ts';
import { eventColumns, eventOf } from '#server/services/events/event-columns.ts';
import { isEventPublic } from '#server/services/events/event-conditions.ts';
import { datesOf, type PageWithParts } from '#server/services/fallback.ts';
import { listCount } from '#server/services/list-count.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { subscriptionColumns, subscriptionEntryOf, subscriptionOf } from './subscription-columns.ts';

/** Filters of the list; empty or missing ones are ignored. */
interface SubscriptionConditions {
  type?: readonly SubscriptionType[] | undefined;
  /** Any of these days. Subscriptions without fixed days do not match. */
  weekday?: readonly Weekday[] | undefined;
  /** Any of these; `both` matches either. */
  time_of_day?: readonly TimeOfDay[] | undefined;
  season?: readonly string[] | undefined;
  is_under_30?: boolean | undefined;
}

function subscriptionConditions(filter: SubscriptionConditions): SQL | undefined {
  const { type = [], weekday = [], time_of_day = [], season = [] } = filter;
  return and(
    eq(subscriptions.is_online, true),
    type.length > 0 ? inArray(subscriptions.type, [...type]) : undefined,
    or(...weekday.map((day) => sql`${subscriptions.weekdays} @> ${JSON.stringify([day])}::jsonb`)),
    time_of_day.length > 0
      ? or(
          inArray(subscriptions.time_of_day, [...time_of_day]),
          sql`${subscriptions.time_of_day} is null and ${subscriptions.weekdays} <> '[]'`,
        )
      : undefined,
    // With a season filter, "under thirty" is one of the seasons.
    season.length > 0
      ? or(
          inArray(subscriptions.season, [...season]),
          season.includes(underThirty) ? eq(subscriptions.is_under_30, true) : undefined,
        )
      : undefined,
    filter.is_under_30 ? eq(subscriptions.is_under_30, true) : undefined,
  );
}

/**
 * Filtered subscriptions in manual order. A page beyond the end is empty but has the count. One query; one more for
 * an empty page beyond the first.
 */
export async function listSubscriptions(
  database: Database,
  request: SubscriptionConditions & PageRequest,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<ResultPage<SubscriptionEntry>> {
  const { limit, offset } = pageBounds(request);
  const conditions = subscriptionConditions(request);
  const count = listCount(database, subscriptions, conditions);
  const rows = await database.db
    .select({ ...subscriptionColumns, ...count.columns })
    .from(subscriptions)
    .where(conditions)
    .orderBy(asc(subscriptions.order), asc(subscriptions.id))
    .limit(limit)
    .offset(offset);
  return count.pageOf(rows, request, (row) => subscriptionEntryOf(row, requestContext));
}

/** The seasons with subscriptions, the earliest first: `2025/26`. One query. */
export async function listSubscriptionSeasons({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ season: subscriptions.season })
    .from(subscriptions)
    .where(eq(subscriptions.is_online, true))
    .orderBy(asc(subscriptions.season));
  return rows.map(({ season }) => season);
}

/** Events on a subscription's page. */
const maxEvents = 100;

async function listEventsOfSubscription(
  database: Database,
  id: number,
  requestContext: RequestContext,
): Promise<Event[]> {
  const rows = await database.db
    .select(eventColumns)
    .from(subscription_events)
    .innerJoin(events, eq(events.id, subscription_events.event_id))
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .where(and(isEventPublic(database), eq(subscription_events.subscription_id, id)))
    .orderBy(desc(events.date_start), desc(events.id))
    .limit(maxEvents);
  return rows.toReversed().map((row) => eventOf(row, requestContext));
}

/**
 * An online subscription, or null, also for an invalid id. Two queries.
 * @param page is rendered without the events if they cannot be read
 */
export async function getSubscription(
  database: Database,
  id: number,
  requestContext: RequestContext,
  page?: PageWithParts,
): Promise<Subscription | null> {
  if (!isRecordId(id)) return null;
  const [row] = await database.db
    .select({ ...subscriptionColumns, text: subscriptions.text })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.is_online, true)));
  if (!row) return null;
  const dates = await datesOf(page, listEventsOfSubscription(database, id, requestContext));
  return subscriptionOf(row, dates, requestContext);
}
