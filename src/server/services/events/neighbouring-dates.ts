// The previous and the next event of the same play.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Values } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';

interface NeighbouringDate {
  id: number;
  date_start: Date;
}

export interface NeighbouringDates {
  previous: NeighbouringDate | null;
  next: NeighbouringDate | null;
}

/**
 * Null at either end, and for an event without a play. Includes offline and past events. Two queries.
 * @param record an event with its public values
 */
export async function getNeighbouringDates(
  { db }: Pick<Database, 'db'>,
  { id, values: { production, date_start } }: { id: number; values: Values },
): Promise<NeighbouringDates> {
  if (typeof production !== 'number') return { previous: null, next: null };
  const place = sql`(${events.date_start}, ${events.id})`;
  const here = sql`(${new Date(date_start as string | Date).toISOString()}::timestamptz, ${id}::integer)`;
  const nearest = (isOnThatSide: SQL, order: typeof asc) =>
    db
      .select({ id: events.id, date_start: events.date_start })
      .from(events)
      .where(and(eq(events.production_id, production), isOnThatSide))
      .orderBy(order(events.date_start), order(events.id))
      .limit(1);
  const [[previous = null], [next = null]] = await Promise.all([
    nearest(sql`${place} < ${here}`, desc),
    nearest(sql`${place} > ${here}`, asc),
  ]);
  return { previous, next };
}
