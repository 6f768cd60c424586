// Site-wide records: menus, redirects, colour pairs, search tips, home page, venues, settings.
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/languages/localized.ts';
import type { StoredStruckText } from '#domain/productions/production.ts';
import type { MapLineKind, MapMarkKind, MapPoint, VenueFactKind } from '#domain/venues/venue.ts';
import {
  belongsTo,
  createdAt,
  instant,
  localized,
  order,
  recordColumns,
  sourceKey,
  updatedAt,
  version,
} from './columns.ts';
import { media } from './media.ts';
import { productions } from './productions.ts';

export const menu_links = pgTable(
  'menu_links',
  {
    ...recordColumns(),
    list: text('list').$type<'menu' | 'footer'>().notNull(),
    parent_id: integer('parent_id').references((): AnyPgColumn => menu_links.id, { onDelete: 'cascade' }),
    menu_name: localized('menu_name').notNull(),
    /** Path or address per language. */
    url: localized('url').notNull(),
    is_highlight: boolean('is_highlight').notNull().default(false),
    order: order(),
  },
  (table) => [index().on(table.list, table.parent_id, table.order)],
);

export const redirects = pgTable('redirects', {
  ...recordColumns(),
  old_path: text('old_path').notNull().unique(),
  new_path: text('new_path').notNull(),
  created_at: createdAt(),
});

/** Number of uses of a redirect; in a table of its own, so that counting does not change the redirect's version. */
export const redirect_hits = pgTable('redirect_hits', {
  redirect_id: integer('redirect_id')
    .primaryKey()
    .references(() => redirects.id, { onDelete: 'cascade' }),
  hits: integer('hits').notNull(),
  last_at: instant('last_at').notNull(),
});

/** Paths of pages that were not found, without query or personal data. A few hundred rows. */
export const missed_addresses = pgTable('missed_addresses', {
  path: text('path').primaryKey(),
  hits: integer('hits').notNull(),
  last_at: instant('last_at').notNull(),
});

/** The colour pairs. `Interims_Kachel_Spielzeit` colours the interim hero. */
export const color_groups = pgTable('color_groups', {
  ...recordColumns(),
  name: text('name').notNull().unique(),
  base_color: text('base_color').notNull(),
  secondary_color: text('secondary_color').notNull(),
  order: order(),
});

export const search_tips = pgTable('search_tips', {
  ...recordColumns(),
  name: localized('name').notNull(),
  target_url: localized('target_url').notNull(),
  order: order(),
});

/** Groups of synonyms for the search, separated by commas, in both languages. */
export const search_synonyms = pgTable('search_synonyms', {
  ...recordColumns(),
  words: localized('words').notNull(),
});

/** The map of a venue: lines and numbered points. */
export interface VenueMapRecord {
  lines: { kind: MapLineKind; points: MapPoint[]; name?: Localized | null | undefined }[];
  marks: { kind: MapMarkKind; at: MapPoint; name: Localized }[];
}

/** The theatre's venues, with directions. */
export const venues = pgTable('venues', {
  /** The id in `site.config.ts`. */
  id: integer('id').primaryKey(),
  version: version(),
  source_key: sourceKey(),
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  address: text('address').notNull().default(''),
  lead: localized('lead'),
  text: localized('text'),
  directions: localized('directions'),
  access: localized('access'),
  /** Short answers: which entrance, which stop, lift, hearing loop ... */
  facts: jsonb('facts').$type<{ kind: VenueFactKind; text: Localized }[]>().notNull().default([]),
  map: jsonb('map').$type<VenueMapRecord>(),
  picture_id: integer('picture_id').references(() => media.id, { onDelete: 'set null' }),
  order: order(),
});

/** The sections of the home page, from top to bottom. */
export const home_elements = pgTable('home_elements', {
  ...recordColumns(),
  kind: text('kind').$type<'hero' | 'struck-text' | 'announcement' | 'newsletter'>().notNull(),
  preline: localized('preline'),
  headline: localized('headline'),
  subline: localized('subline'),
  text: localized('text'),
  link_text: localized('link_text'),
  link_url: localized('link_url'),
  struck_text: jsonb('struck_text').$type<StoredStruckText>(),
  production_id: integer('production_id').references(() => productions.id, { onDelete: 'cascade' }),
  picture_id: integer('picture_id').references(() => media.id, { onDelete: 'set null' }),
  is_online: boolean('is_online').notNull().default(true),
  order: order(),
});

export const production_teasers = pgTable('production_teasers', {
  ...recordColumns(),
  production_id: belongsTo('production_id', () => productions.id),
  /** Replaces the next date. */
  preline: localized('preline'),
  is_wide: boolean('is_wide').notNull().default(false),
  order: order(),
});

export const news_teasers = pgTable('news_teasers', {
  ...recordColumns(),
  date: date('date', { mode: 'string' }).notNull(),
  headline: localized('headline').notNull(),
  text: localized('text'),
  link_url: localized('link_url'),
  is_online: boolean('is_online').notNull().default(true),
  order: order(),
});

/** Named values, such as `VERSION_SELECT`. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  version: version(),
  value: jsonb('value').$type<unknown>().notNull(),
  updated_at: updatedAt(),
});

/** One row, raised by every change that visitors can see; page caches compare their entries with it. */
export const content_version = pgTable('content_version', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changed_at: instant('changed_at').notNull().defaultNow(),
});

/**
 * The running instances of the site with the content version that each serves. An instance not seen recently has ended.
 */
export const site_instances = pgTable('site_instances', {
  id: text('id').primaryKey(),
  content_version: bigint('content_version', { mode: 'number' }).notNull(),
  seen_at: instant('seen_at').notNull().defaultNow(),
});
