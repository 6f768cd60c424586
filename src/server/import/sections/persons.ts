// People, and the positions and categories that they are listed by.
import { slugify } from '#domain/urls/slugs.ts';
import {
  person_categories,
  person_category_members,
  person_positions,
  persons,
} from '#server/db/schema/persons.ts';
import { listOf, optional, strict } from '#server/import/fields/objects.ts';
import {
  localized,
  plain,
  requiredLocalized,
  requiredSingleLine,
  rich,
  singleLine,
} from '#server/import/fields/texts.ts';
import { flag, key, order, slug } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

const namedInOrder = strict({ key, name: requiredLocalized(singleLine), order: optional(order) });

export const positionsSection: Section = {
  name: 'positions',
  table: person_positions,
  schema: namedInOrder,
};

export const categoriesSection: Section = {
  name: 'categories',
  table: person_categories,
  schema: namedInOrder,
};

export const personsSection: Section = {
  name: 'persons',
  table: persons,
  schema: strict({
    key,
    first_name: optional(singleLine),
    last_name: requiredSingleLine,
    slug: optional(slug),
    position: optional(key),
    categories: optional(listOf(key)),
    is_ensemble: optional(flag),
    is_online: optional(flag),
    biography: optional(localized(rich)),
    quote: optional(localized(plain)),
    portrait: optional(key),
  }),
  references: {
    position: { to: 'positions', column: 'position_id' },
    portrait: { to: 'media', column: 'portrait_id' },
  },
  lists: {
    categories: {
      table: person_category_members,
      owner: 'person_id',
      entry: { to: 'categories', column: 'category_id' },
    },
  },
  onCreate: ({ first_name, last_name }) => ({
    slug: slugify([first_name, last_name].filter(Boolean).join(' ')) || 'person',
  }),
};
