// Positions and categories of people, the filters of lists.
import { asc, exists, sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { PersonGroup } from '#domain/people/person.ts';
import type { Database } from '#server/db/client.server.ts';
import { person_categories, person_positions } from '#server/db/schema/persons.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** A position or category with the fields that fell back to German. */
export interface ListedGroup extends PersonGroup {
  in_german: string[];
}

function listedGroup(
  { id, name }: { id: number; name: Localized },
  { locale }: Pick<RequestContext, 'locale'>,
): ListedGroup {
  const { text, in_german } = translationTo(locale);
  return { id, name: text('name', name), in_german };
}

/** The positions held by online people, in manual order. One query. */
export async function listPersonPositions(
  { db }: Database,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<ListedGroup[]> {
  const rows = await db
    .select({ id: person_positions.id, name: person_positions.name })
    .from(person_positions)
    .where(exists(sql`(select 1 from persons p where p.position_id = person_positions.id and p.is_online)`))
    .orderBy(asc(person_positions.order), asc(person_positions.id));
  return rows.map((row) => listedGroup(row, requestContext));
}

/**
 * The categories of online people, in manual order; on request without those of the ensemble only, which a list has
 * anyway. One query.
 */
export async function listPersonCategories(
  { db }: Database,
  requestContext: Pick<RequestContext, 'locale'>,
  { isBeyondEnsemble = false } = {},
): Promise<ListedGroup[]> {
  const rows = await db
    .select({ id: person_categories.id, name: person_categories.name })
    .from(person_categories)
    .where(
      exists(sql`(select 1 from person_category_members m join persons p on p.id = m.person_id
        where m.category_id = person_categories.id and p.is_online
          and not (${isBeyondEnsemble} and p.is_ensemble))`),
    )
    .orderBy(asc(person_categories.order), asc(person_categories.id));
  return rows.map((row) => listedGroup(row, requestContext));
}
