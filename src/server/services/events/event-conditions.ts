// SQL conditions: which events are public, and which of them match a filter.
import { and, eq, gte, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type Day, startOfDay } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { event_tags, events } from '#server/db/schema/events.ts';
import { production_tags, productions } from '#server/db/schema/productions.ts';
import { idsOf } from '#server/services/record-id.ts';

/** Filters of event lists; empty, null or missing ones do not count. */
export interface EventConditions {
  /** First day, inclusive. */
  date?: Day | null | undefined;
  /** Day after the last one: exclusive. */
  date_to?: Day | null | undefined;
  /** Any of these stages. */
  stage_name?: readonly string[] | undefined;
  /** Ids of tags, any of which the event or its production carries. */
  tag?: number | readonly number[] | null | undefined;
  /** Ids of activities, any of them. */
  activity?: number | readonly number[] | null | undefined;
  /** Ids of productions, any of them. */
  production_id?: number | readonly number[] | null | undefined;
}

/** Online, and not of a production that is offline. */
export function isEventPublic({ db }: Pick<Database, 'db'>): SQL | undefined {
  const offline = db
    .select({ one: sql`1` })
    .from(productions)
    .where(and(eq(productions.id, events.production_id), eq(productions.is_online, false)));
  return and(eq(events.is_online, true), notExists(offline));
}

/** The condition on `events` for a filter, restricted to public events. */
export function eventConditions(database: Pick<Database, 'db'>, filter: EventConditions): SQL | undefined {
  const { db } = database;
  const tag = idsOf(filter.tag);
  const activity = idsOf(filter.activity);
  const production_id = idsOf(filter.production_id);
  const stage_name = filter.stage_name ?? [];
  return and(
    isEventPublic(database),
    filter.date ? gte(events.date_start, startOfDay(filter.date)) : undefined,
    filter.date_to ? lt(events.date_start, startOfDay(filter.date_to)) : undefined,
    stage_name.length > 0 ? inArray(events.stage_name, [...stage_name]) : undefined,
    activity.length > 0 ? inArray(events.activity_id, activity) : undefined,
    production_id.length > 0 ? inArray(events.production_id, production_id) : undefined,
    tag.length > 0
      ? or(
          inArray(
            events.id,
            db.select({ id: event_tags.event_id }).from(event_tags).where(inArray(event_tags.tag_id, tag)),
          ),
          inArray(
            events.production_id,
            db
              .select({ id: production_tags.production_id })
              .from(production_tags)
              .where(inArray(production_tags.tag_id, tag)),
          ),
        )
      : undefined,
  );
}
