// The press room: articles, and files for journalists.
import { boolean, date, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { belongsTo, id, localized, order, recordColumns, timestamps } from './columns.ts';
import { media } from './media.ts';
import { productions } from './productions.ts';

export const press_articles = pgTable(
  'press_articles',
  {
    ...recordColumns(),
    slug: jsonb('slug').$type<{ de: string; en: string }>().notNull(),
    title: localized('title').notNull(),
    subline: localized('subline'),
    lead: localized('lead'),
    /** Rich text, sanitised HTML. */
    text: localized('text'),
    date: date('date', { mode: 'string' }).notNull(),
    production_id: integer('production_id').references(() => productions.id, { onDelete: 'set null' }),
    picture_id: integer('picture_id').references(() => media.id, { onDelete: 'set null' }),
    is_online: boolean('is_online').notNull().default(true),
    ...timestamps(),
  },
  (table) => [index().on(table.is_online, table.date)],
);

export const download_categories = pgTable('download_categories', {
  ...recordColumns(),
  name: localized('name').notNull(),
  order: order(),
});

export const download_directories = pgTable('download_directories', {
  ...recordColumns(),
  name: localized('name').notNull(),
  category_id: integer('category_id').references(() => download_categories.id, { onDelete: 'set null' }),
  production_id: integer('production_id').references(() => productions.id, { onDelete: 'set null' }),
  /** Restricted to roles that may read press files. */
  is_restricted: boolean('is_restricted').notNull().default(false),
  order: order(),
});

export const downloads = pgTable(
  'downloads',
  {
    id: id(),
    directory_id: belongsTo('directory_id', () => download_directories.id),
    media_id: belongsTo('media_id', () => media.id),
    title: localized('title'),
    order: order(),
  },
  (table) => [index().on(table.directory_id, table.order)],
);
