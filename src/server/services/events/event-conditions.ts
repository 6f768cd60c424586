// SQL conditions: which events are public, and which of them match a filter.
import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { addDays, berlinDay, type Day, startOfDay } from '#domain/dates/dates.ts';
import { assumedHours } from '#domain/events/event-end.ts';
import type { AccessService } from '#domain/events/filters.ts';
import { type Weekday, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import type { Database } from '#server/db/client.server.ts';
import { event_tags, events } from '#server/db/schema/events.ts';
import { production_tags, productions, tags } from '#server/db/schema/productions.ts';
import { idsOf } from '#server/services/record-id.ts';
import * as site from '#site';
import { lowestPrice } from './lowest-price.ts';
import { involvesPersons } from './recasts.ts';

/** Filters of event lists; empty, null or missing ones are ignored. */
export interface EventConditions {
  /** First day, inclusive. */
  date?: Day | null | undefined;
  /** Day after the last one: exclusive. */
  date_to?: Day | null | undefined;
  /** Includes events that began on the day before `date` and have not ended. */
  with_running?: boolean | undefined;
  /** Any of these stages. */
  stage_name?: readonly string[] | undefined;
  /** Ids of tags, any of them, as in {@link isTagged}. */
  tag?: number | readonly number[] | null | undefined;
  /** Ids of activities, any of them. */
  activity?: number | readonly number[] | null | undefined;
  /** Ids of productions, any of them. */
  production_id?: number | readonly number[] | null | undefined;
  /** Ids of people, any of whom plays on the date or is named in the credits. */
  person_id?: number | readonly number[] | null | undefined;
  /** Any of these days of the week, in the theatre's time zone. */
  weekday?: Weekday | readonly Weekday[] | null | undefined;
  /** Only events with tickets on sale, by the same rule as the event row. */
  with_tickets?: boolean | undefined;
  /** Maximum lowest price in euro; events without a price are left out. */
  price_to?: number | null | undefined;
  /** Any of these services. */
  access_service?: AccessService | readonly AccessService[] | null | undefined;
}

/** Online, and not of a production that is offline. */
export function isEventPublic({ db }: Pick<Database, 'db'>): SQL | undefined {
  const offline = db
    .select({ one: sql`1` })
    .from(productions)
    .where(and(eq(productions.id, events.production_id), eq(productions.is_online, false)));
  return and(eq(events.is_online, true), notExists(offline));
}

const listOf = <T>(value: T | readonly T[] | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value as T];

/** When an event ends that has a fixed time, as in `endOfEvent`. */
const eventEnd = sql`coalesce(${events.date_end}, ${events.date_start} + make_interval(hours => ${sql.raw(String(assumedHours))}))`;

/** As `isOver`. */
export const isNotOver = (now: Date) =>
  or(
    and(eq(events.unspecific_time, false), gt(eventEnd, now)),
    and(
      eq(events.unspecific_time, true),
      gte(sql`coalesce(${events.date_end}, ${events.date_start})`, startOfDay(berlinDay(now))),
    ),
  );

/** As in `priceLine` of the row. */
const isOnSale = (now: Date) =>
  and(
    ne(events.outcome, 'cancelled'),
    ne(events.status, 'soldout'),
    // As in `saleStatus`.
    sql`${events.tickets_left} is distinct from 0`,
    or(isNull(events.alternative_ticket_status), eq(sql`${events.alternative_ticket_status}->>'de'`, '')),
    isNotOver(now),
  );

/** On sale at this price or less, in euro. */
export const costsAtMost = (price: number, now: Date) => and(isOnSale(now), lte(lowestPrice, String(price)));

/** As in `ticketAction` of the row. */
const hasTickets = (now: Date) =>
  and(isOnSale(now), or(ne(events.ticket_url_external, ''), ne(events.secondary_ticket_link, '')));

/** Whether a filter finds other events at another moment of the same day. */
export const dependsOnNow = ({ with_tickets, price_to, with_running }: EventConditions): boolean =>
  Boolean(with_tickets || price_to || with_running);

/** On `date` or later, or the day before and still running. */
const startsFrom = (date: Day, withRunning: boolean | undefined, now: Date) =>
  withRunning
    ? or(
        gte(events.date_start, startOfDay(date)),
        and(
          gte(events.date_start, startOfDay(addDays(date, -1))),
          eq(events.unspecific_time, false),
          gt(eventEnd, now),
        ),
      )
    : gte(events.date_start, startOfDay(date));

/**
 * Carries one of the tags, or its production does. A production's tags that are not for events hold for some of its
 * evenings only ("English surtitles"): those evenings carry them themselves.
 */
function isTagged({ db }: Pick<Database, 'db'>, tag: number[]): SQL | undefined {
  const own = db.select({ id: event_tags.event_id }).from(event_tags).where(inArray(event_tags.tag_id, tag));
  const ofProduction = db
    .select({ id: production_tags.production_id })
    .from(production_tags)
    .innerJoin(tags, and(eq(tags.id, production_tags.tag_id), tags.for_events))
    .where(inArray(production_tags.tag_id, tag));
  return or(inArray(events.id, own), inArray(events.production_id, ofProduction));
}

/** The condition on `events` for a filter, restricted to public events. */
export const eventConditions = (database: Pick<Database, 'db'>, filter: EventConditions, now: Date) =>
  and(isEventPublic(database), matchesFilter(database, filter, now));

/**
 * Of such a list PostgreSQL knows from the index by day how short it is. From two bounds alone it expects five of a thousand
 * events, and among many events it would plan each request anew.
 */
const isOneDay = ({ date, date_to, with_running }: EventConditions) =>
  date && date_to === addDays(date, 1) && !with_running;

/** The condition on `events` for a filter alone; undefined for an empty one. */
export function matchesFilter(
  database: Pick<Database, 'db'>,
  filter: EventConditions,
  now: Date,
): SQL | undefined {
  const tag = idsOf(filter.tag);
  const activity = idsOf(filter.activity);
  const production_id = idsOf(filter.production_id);
  const person_id = idsOf(filter.person_id);
  const stage_name = filter.stage_name ?? [];
  const days = listOf(filter.weekday).map((day) => weekdayCodes.indexOf(day) + 1);
  const services = listOf(filter.access_service);
  const local = sql`${events.date_start} at time zone ${sql.raw(`'${site.time_zone}'`)}`;
  return and(
    filter.date ? startsFrom(filter.date, filter.with_running, now) : undefined,
    filter.date_to ? lt(events.date_start, startOfDay(filter.date_to)) : undefined,
    isOneDay(filter) ? sql`(${local})::date = ${filter.date}` : undefined,
    stage_name.length > 0 ? inArray(events.stage_name, [...stage_name]) : undefined,
    activity.length > 0 ? inArray(events.activity_id, activity) : undefined,
    days.length > 0 ? inArray(sql`extract(isodow from ${local})::int`, days) : undefined,
    filter.with_tickets ? hasTickets(now) : undefined,
    filter.price_to ? costsAtMost(filter.price_to, now) : undefined,
    services.length > 0
      ? or(
          ...services.map((service) => sql`${events.access_services} @> ${JSON.stringify([service])}::jsonb`),
        )
      : undefined,
    production_id.length > 0 ? inArray(events.production_id, production_id) : undefined,
    person_id.length > 0 ? involvesPersons(database, person_id) : undefined,
    tag.length > 0 ? isTagged(database, tag) : undefined,
  );
}
