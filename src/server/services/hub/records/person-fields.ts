// The fields of a person, with their roles by production.
import { eq, sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { persons } from '#server/db/schema/persons.ts';
import type { FieldsOf } from './fields-of.ts';
import { type ProductionLink, productionLine, productionLink } from './record-links.ts';
import { fileColumn, picturesOf } from './record-pictures.ts';
import { addresses, both, list, moment, names, plain, richTexts, texts, yesNo } from './record-values.ts';

const categoriesColumn = sql<{ name: Localized }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', c.name) order by c."order", c.id), '[]')
  from person_category_members m join person_categories c on c.id = m.category_id where m.person_id = persons.id)`;

const positionColumn = sql<Localized | null>`(
  select o.name from person_positions o where o.id = persons.position_id)`;

/** Parts before credits, the newest production first; offline ones included. */
const rolesColumn = sql<{ role: Localized; production: ProductionLink }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('role', l.role, 'production', ${productionLink})
    order by p.premiere_date desc nulls last, p."order", p.id, l.kind, l."order", l.id), '[]')
  from productions p join (
    select 1 as kind, id, "order", production_id, role, person_id from production_cast
    union all
    select 2, id, "order", production_id, role, person_id from production_credits
  ) l on l.production_id = p.id
  where l.person_id = persons.id)`;

/** One query. */
export const personFields: FieldsOf<'persons'> = async ({ db }, id, { locale }) => {
  const [found] = await db
    .select({
      row: persons,
      position: positionColumn,
      categories: categoriesColumn,
      roles: rolesColumn,
      portrait: fileColumn(sql`persons.portrait_id`),
    })
    .from(persons)
    .where(eq(persons.id, id));
  if (!found) return null;
  const { row, roles } = found;
  const { slug } = row;
  return {
    first_name: plain(row.first_name),
    last_name: plain(row.last_name),
    position_id: texts(found.position),
    categories: names(found.categories),
    is_ensemble: yesNo(row.is_ensemble, locale),
    slug: addresses((language) => pathFor('people-slug-id', language, { slug, id }), row.is_online),
    portrait_id: picturesOf([found.portrait], locale),
    biography: richTexts(row.biography),
    quote: texts(row.quote),
    roles: list(
      roles.map(({ role, production }) => ({ ...productionLine(production, locale), role: both(role) })),
    ),
    is_online: yesNo(row.is_online, locale),
    source_key: plain(row.source_key),
    id: plain(row.id),
    created_at: moment(row.created_at),
    updated_at: moment(row.updated_at),
  };
};
