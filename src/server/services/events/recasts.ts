// Recasts of an event: columns and conditions for queries about events.
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Recast } from '#domain/productions/recasts.ts';
import type { Database } from '#server/db/client.server.ts';
import { event_cast, events } from '#server/db/schema/events.ts';
import { production_cast, production_credits } from '#server/db/schema/productions.ts';

/** The recasts of an event, as a column of queries that read from events. */
export const recastsColumn = sql<Recast[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('role', x.role, 'instead_of', x.instead_of, 'name', x.name,
    'person', x.person_id) order by x."order", x.id), '[]')
  from event_cast x where x.event_id = events.id)`;

/** The row of a production's cast that the recast `x` concerns; as `indexOfRecastPart`. */
export const castRowIdOfRecast = (production_id: SQL) => sql`(
  select o.id from production_cast o
  where o.production_id = ${production_id} and (o.role->>'de' = x.role->>'de' or o.name = x.instead_of)
  order by (o.role->>'de' = x.role->>'de') desc, (o.name = x.instead_of) desc, o."order", o.id limit 1)`;

/** Events in which any of these people plays or is credited, except those at which somebody else plays the part. */
export function involvesPersons({ db }: Pick<Database, 'db'>, persons: readonly number[]): SQL | undefined {
  const ids = [...persons];
  const ofProductions = (lines: typeof production_cast | typeof production_credits) =>
    inArray(
      events.production_id,
      db.select({ id: lines.production_id }).from(lines).where(inArray(lines.person_id, ids)),
    );
  return or(
    ofProductions(production_credits),
    sql`(${ofProductions(production_cast)} and exists (
      select 1 from production_cast c
      where c.production_id = events.production_id and ${inArray(sql`c.person_id`, ids)} and not exists (
        select 1 from event_cast x
        where x.event_id = events.id and c.id = ${castRowIdOfRecast(sql`events.production_id`)})))`,
    inArray(
      events.id,
      db.select({ id: event_cast.event_id }).from(event_cast).where(inArray(event_cast.person_id, ids)),
    ),
  );
}
