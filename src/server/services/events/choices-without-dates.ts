// The choices of the schedule's filter that no coming date has.
import { eq, sql } from 'drizzle-orm';
import { berlinDay } from '#domain/dates/dates.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import { accessibilityServices, priceSteps } from '#domain/events/filters.ts';
import { weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { venueGroups } from '#domain/venues/venues.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { tags } from '#server/db/schema/productions.ts';
import { type EventConditions, eventConditions, matchesFilter } from './event-conditions.ts';

/** Their keys, whatever else is chosen: ids of tags, prices below zero, names of the others. Two queries. */
export async function choicesWithoutDates(database: Database, now: Date): Promise<(string | number)[]> {
  const tagIds = await database.db.select({ id: tags.id }).from(tags).where(eq(tags.for_events, true));
  const choices: (readonly [string | number, EventConditions])[] = [
    ...weekdayCodes.map((weekday) => [weekday, { weekday }] as const),
    ['with_tickets', { with_tickets: true }],
    ...priceSteps.map((price_to) => [-price_to, { price_to }] as const),
    ...venueGroups.map(({ key, stage_names }) => [key, { stage_name: stage_names }] as const),
    ['premieres', { activity: premiereActivityId }],
    ...tagIds.map(({ id }) => [id, { tag: id }] as const),
    ...accessibilityServices.map((access_service) => [access_service, { access_service }] as const),
  ];
  const columns = choices.map(([, filter], at) => [
    String(at),
    sql<boolean | null>`bool_or(${matchesFilter(database, filter, now)})`,
  ]);
  const [found] = await database.db
    .select(Object.fromEntries(columns))
    .from(events)
    .where(eventConditions(database, { date: berlinDay(now), with_running: true }, now));
  return choices.filter((_, at) => !found?.[String(at)]).map(([key]) => key);
}
