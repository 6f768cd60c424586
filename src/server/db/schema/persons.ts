// People of the theatre and its guests, their positions and categories.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, localized, order, recordColumns, timestamps } from './columns.ts';
import { media } from './media.ts';

/** Positions: actor, director, dramaturg ... */
export const person_positions = pgTable('person_positions', {
  ...recordColumns(),
  name: localized('name').notNull(),
  order: order(),
});

/** Groups that lists show: `ensemble`, `guests`, `artistic-teams`, `direction` ... */
export const person_categories = pgTable('person_categories', {
  ...recordColumns(),
  name: localized('name').notNull(),
  order: order(),
});

export const persons = pgTable(
  'persons',
  {
    ...recordColumns(),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull(),
    /** One for both languages, like the name. */
    slug: text('slug').notNull(),
    position_id: integer('position_id').references(() => person_positions.id, { onDelete: 'set null' }),
    is_ensemble: boolean('is_ensemble').notNull().default(false),
    is_online: boolean('is_online').notNull().default(true),
    biography: localized('biography'),
    quote: localized('quote'),
    portrait_id: integer('portrait_id').references(() => media.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index().on(table.is_ensemble, table.last_name),
    /** For the sorted and paged list of the back office. */
    index('persons_by_name_idx').on(
      sql`${table.last_name} collate "und-x-icu"`,
      sql`${table.first_name} collate "und-x-icu"`,
      table.id,
    ),
    /** For parts of names, as editors type them. */
    index().using('gin', table.first_name.op('gin_trgm_ops'), table.last_name.op('gin_trgm_ops')),
  ],
);

export const person_category_members = pgTable(
  'person_category_members',
  {
    person_id: belongsTo('person_id', () => persons.id),
    category_id: belongsTo('category_id', () => person_categories.id),
    order: order(),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.category_id] })],
);
