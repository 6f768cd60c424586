// The choices of the productions list's filter that no production has.
import { eq } from 'drizzle-orm';
import { venueGroups } from '#domain/venues/venues.ts';
import type { Database } from '#server/db/client.server.ts';
import { productions, tags } from '#server/db/schema/productions.ts';
import { keysWithoutRows } from '#server/services/keys-without-rows.ts';
import { type ProductionConditions, productionConditions } from './production-conditions.ts';

/** Their keys, whatever else is chosen: ids of tags, names of the others. Two queries. */
export async function choicesWithoutProductions(database: Database): Promise<(string | number)[]> {
  const tagIds = await database.db.select({ id: tags.id }).from(tags).where(eq(tags.for_productions, true));
  const choices: (readonly [string | number, ProductionConditions])[] = [
    ['premieres', { is_premiere: 'true' }],
    ...venueGroups.map(({ key, stage_names }) => [key, { stage_name: stage_names }] as const),
    ...tagIds.map(({ id }) => [id, { tag: id }] as const),
  ];
  return keysWithoutRows(
    database,
    productions,
    productionConditions(database, { show_in_production_list: true }),
    choices.map(([key, filter]) => [key, productionConditions(database, filter)]),
  );
}
