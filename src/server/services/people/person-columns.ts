// The columns of a person, and the person that is served from them.
import { sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { PersonEntry } from '#domain/people/person.ts';
import { persons } from '#server/db/schema/persons.ts';
import { type Translation, translationTo } from '#server/services/languages/translation.ts';
import { pictureColumn, pictureFrom } from '#server/services/media/pictures.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { RowOf } from '#server/services/row-of.ts';

interface GroupRecord {
  id: number;
  name: Localized;
}

const positionColumn = sql<GroupRecord | null>`(
  select jsonb_build_object('id', o.id, 'name', o.name) from person_positions o where o.id = persons.position_id)`;

const categoriesColumn = sql<GroupRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c."order", c.id), '[]')
  from person_category_members m join person_categories c on c.id = m.category_id where m.person_id = persons.id)`;

/** Columns for lists of persons. */
export const personColumns = {
  id: persons.id,
  slug: persons.slug,
  first_name: persons.first_name,
  last_name: persons.last_name,
  is_ensemble: persons.is_ensemble,
  position: positionColumn,
  categories: categoriesColumn,
  picture: pictureColumn(sql`persons.portrait_id`),
};

/** German alphabetical order (DIN 5007): diacritics and case are compared last. */
export const byName = [
  sql`persons.last_name collate "und-x-icu"`,
  sql`persons.first_name collate "und-x-icu"`,
  sql`persons.id`,
];

export type PersonRow = RowOf<typeof personColumns>;

/** The person in the reader's language, as lists show them. */
export function personEntryOf(
  row: PersonRow,
  { locale }: Pick<RequestContext, 'locale'>,
  { text, in_german }: Translation = translationTo(locale),
): PersonEntry {
  const { id, slug, first_name, last_name, is_ensemble, position, categories, picture } = row;
  return {
    id,
    slug,
    first_name,
    last_name,
    position: position && { id: position.id, name: text('position.name', position.name) },
    categories: categories.map((category, at) => ({
      id: category.id,
      name: text(`categories.${at}.name`, category.name),
    })),
    is_ensemble,
    picture: pictureFrom(picture, locale),
    in_german,
  };
}
