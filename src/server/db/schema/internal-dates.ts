// Internal dates occupy a stage and are never public. No public query reads these tables.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { InternalKind } from '#domain/resources/internal-dates.ts';
import { belongsTo, instant, recordColumns, timestamps } from './columns.ts';
import { persons } from './persons.ts';
import { productions } from './productions.ts';

export const internal_dates = pgTable(
  'internal_dates',
  {
    ...recordColumns(),
    kind: text('kind').$type<InternalKind>().notNull(),
    name: text('name').notNull(),
    production_id: integer('production_id').references(() => productions.id, { onDelete: 'set null' }),
    /** A stage of `site.config.ts`. */
    stage_name: text('stage_name').notNull(),
    date_start: instant('date_start').notNull(),
    date_end: instant('date_end').notNull(),
    note: text('note').notNull().default(''),
    ...timestamps(),
  },
  (table) => [index().on(table.date_start, table.id), index().on(table.production_id)],
);

/** The persons required at an internal date. */
export const internal_date_people = pgTable(
  'internal_date_people',
  {
    internal_date_id: belongsTo('internal_date_id', () => internal_dates.id),
    person_id: belongsTo('person_id', () => persons.id),
  },
  (table) => [
    primaryKey({ columns: [table.internal_date_id, table.person_id] }),
    index().on(table.person_id),
  ],
);
