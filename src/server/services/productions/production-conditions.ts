// SQL conditions: which productions are public, and which of them match a filter.
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { production_tags, productions } from '#server/db/schema/productions.ts';
import { idsOf } from '#server/services/record-id.ts';

/** Filters of the list; empty, null or missing ones are ignored. */
export interface ProductionConditions {
  /** Only productions of the list: a gala may have a page but not be in the list. */
  show_in_production_list?: boolean | undefined;
  /** Any of these stages. */
  stage_name?: readonly string[] | undefined;
  /** `'true'` for the premieres of the season only. */
  is_premiere?: 'true' | '' | undefined;
  /** Ids of tags, any of them. */
  tag?: number | readonly number[] | null | undefined;
}

/** The condition on `productions` for a filter, restricted to public ones. */
export function productionConditions(
  { db }: Pick<Database, 'db'>,
  filter: ProductionConditions,
): SQL | undefined {
  const stage_name = filter.stage_name ?? [];
  const tag = idsOf(filter.tag);
  return and(
    eq(productions.is_online, true),
    filter.show_in_production_list ? eq(productions.show_in_production_list, true) : undefined,
    stage_name.length > 0 ? inArray(productions.stage_name, [...stage_name]) : undefined,
    filter.is_premiere === 'true' ? eq(productions.is_premiere, true) : undefined,
    tag.length > 0
      ? exists(
          db
            .select({ one: sql`1` })
            .from(production_tags)
            .where(
              and(eq(production_tags.production_id, productions.id), inArray(production_tags.tag_id, tag)),
            ),
        )
      : undefined,
  );
}
