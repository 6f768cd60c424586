// Productions: the list, and one with everything on its page.
import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Production, ProductionEntry } from '#domain/productions/production.ts';
import type { Database } from '#server/db/client.server.ts';
import { production_tags, productions } from '#server/db/schema/productions.ts';
import { listEventsOfProduction } from '#server/services/events/events.ts';
import { listCount } from '#server/services/list-count.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import { idsOf, isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { productionColumns, productionEntryOf } from './production-columns.ts';
import { productionDetailColumns, productionOf } from './production-detail.ts';

/**
 * Filtered productions in manual order. A page beyond the end is empty but has the count. One query; one more for an
 * empty page beyond the first.
 */
export async function listProductions(
  database: Database,
  request: ProductionConditions & PageRequest,
  requestContext: RequestContext,
): Promise<ResultPage<ProductionEntry>> {
  const { db } = database;
  const { limit, offset } = pageBounds(request);
  const conditions = productionConditions(database, request);
  const pageIds = db
    .select({ id: productions.id })
    .from(productions)
    .where(conditions)
    .orderBy(asc(productions.order), asc(productions.id))
    .limit(limit)
    .offset(offset)
    .as('wanted');
  const count = listCount(database, productions, conditions);
  const rows = await db
    .select({ ...productionColumns(requestContext.now), ...count.columns })
    .from(pageIds)
    .innerJoin(productions, eq(productions.id, pageIds.id))
    .orderBy(asc(productions.order), asc(productions.id));
  return count.pageOf(rows, request, (row) => productionEntryOf(row, requestContext));
}

/** An online production, or null, also for a number that is not an id. Two queries. */
export async function getProduction(
  database: Database,
  id: number,
  requestContext: RequestContext,
): Promise<Production | null> {
  if (!isRecordId(id)) return null;
  const [row] = await database.db
    .select({ ...productionColumns(requestContext.now), ...productionDetailColumns(requestContext.now) })
    .from(productions)
    .where(and(eq(productions.id, id), eq(productions.is_online, true)));
  if (!row) return null;
  return productionOf(row, await listEventsOfProduction(database, id, requestContext), requestContext);
}

/** Filters of the list; empty, null or missing ones are ignored. */
interface ProductionConditions {
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
function productionConditions({ db }: Pick<Database, 'db'>, filter: ProductionConditions): SQL | undefined {
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
