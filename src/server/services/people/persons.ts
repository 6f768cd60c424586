// People: the list by ensemble, category and position.
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PersonEntry } from '#domain/people/person.ts';
import type { Database } from '#server/db/client.server.ts';
import { person_categories, person_category_members, persons } from '#server/db/schema/persons.ts';
import { listCount } from '#server/services/list-count.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import { idsOf } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { byName, personColumns, personEntryOf } from './person-columns.ts';

/** Filters of the list; empty or missing ones are ignored. */
export interface PersonConditions {
  is_ensemble?: boolean | undefined;
  /** Any of these categories, each by its id or by its key in season files (`leitung`). */
  categories?: readonly string[] | undefined;
  /** Ids of positions, any of them. */
  position?: readonly number[] | undefined;
}

function personConditions({ db }: Database, filter: PersonConditions): SQL | undefined {
  const { categories = [], position = [] } = filter;
  const numbers = idsOf(categories.filter((name) => /^\d+$/.test(name)).map(Number));
  const keys = categories.filter((name) => !/^\d+$/.test(name));
  const members = () =>
    db
      .select({ one: sql`1` })
      .from(person_category_members)
      .innerJoin(person_categories, eq(person_categories.id, person_category_members.category_id))
      .where(
        and(
          eq(person_category_members.person_id, persons.id),
          or(
            numbers.length > 0 ? inArray(person_categories.id, numbers) : undefined,
            keys.length > 0 ? inArray(person_categories.source_key, keys) : undefined,
          ),
        ),
      );
  return and(
    eq(persons.is_online, true),
    filter.is_ensemble ? eq(persons.is_ensemble, true) : undefined,
    categories.length > 0 ? exists(members()) : undefined,
    position.length > 0 ? inArray(persons.position_id, idsOf(position)) : undefined,
  );
}

/**
 * Filtered online people, in alphabetical order. A page beyond the end is empty but has the count. One query; one more
 * for an empty page beyond the first.
 */
export async function listPersons(
  database: Database,
  request: PersonConditions & PageRequest,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<ResultPage<PersonEntry>> {
  const { limit, offset } = pageBounds(request);
  const conditions = personConditions(database, request);
  const count = listCount(database, persons, conditions);
  const rows = await database.db
    .select({ ...personColumns, ...count.columns })
    .from(persons)
    .where(conditions)
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  return count.pageOf(rows, request, (row) => personEntryOf(row, requestContext));
}
