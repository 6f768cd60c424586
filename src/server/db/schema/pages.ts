// Pages and containers made of modules: the working copy that editors change, and the snapshots that visitors see.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, instant, localized, sourceKey, timestamps } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

/** Containers of modules: every page has one, and every slot of a record's or another screen, by its slug. */
export const containers = pgTable('containers', {
  id: id(),
  /** e.g. `page-12`, `production-4`, `booklet-section-7`. */
  slug: text('slug').notNull().unique(),
  content_type: text('content_type').notNull(),
  /** Raised by every change of the working copy. */
  version: integer('version').notNull().default(1),
  /** The published snapshot; null before the first publication. */
  published_snapshot_id: integer('published_snapshot_id').references((): AnyPgColumn => snapshots.id),
  ...timestamps(),
});

export const pages = pgTable(
  'pages',
  {
    id: id(),
    source_key: sourceKey(),
    parent_id: integer('parent_id').references((): AnyPgColumn => pages.id, { onDelete: 'restrict' }),
    container_id: integer('container_id').references(() => containers.id),
    /** Full path per language, without language prefix and outer slashes. */
    path_de: text('path_de').notNull().unique(),
    path_en: text('path_en').notNull().unique(),
    content_type: text('content_type').notNull().default('page'),
    title: localized('title').notNull(),
    headline: localized('headline'),
    is_online: boolean('is_online').notNull().default(false),
    is_clickable: boolean('is_clickable').notNull().default(true),
    in_menu: boolean('in_menu').notNull().default(false),
    in_footer: boolean('in_footer').notNull().default(false),
    has_tab_navigation: boolean('has_tab_navigation').notNull().default(false),
    meta_title: localized('meta_title'),
    meta_description: localized('meta_description'),
    og_title: localized('og_title'),
    og_description: localized('og_description'),
    og_image_id: integer('og_image_id').references(() => media.id, { onDelete: 'set null' }),
    og_type: text('og_type').notNull().default('website'),
    hero_image_id: integer('hero_image_id').references(() => media.id, { onDelete: 'set null' }),
    hero_link: text('hero_link').notNull().default(''),
    hero_text: localized('hero_text'),
    hero_video: text('hero_video').notNull().default(''),
    order: integer('order').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** Set when an editor removed it; it can be restored. */
    deleted_at: instant('deleted_at'),
    ...timestamps(),
  },
  (table) => [index().on(table.parent_id, table.order)],
);

/** One module of the working copy. `data` follows the module's schema. The head of a page is one (`headColumn`). */
export const modules = pgTable(
  'modules',
  {
    id: id(),
    container_id: belongsTo('container_id', () => containers.id),
    /** The parent module (a list or a layout of columns). */
    parent_id: integer('parent_id').references((): AnyPgColumn => modules.id, { onDelete: 'cascade' }),
    /** Column of the container's layout, from 0. */
    column: integer('column').notNull().default(0),
    order: integer('order').notNull().default(0),
    module: text('module').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** A save names the version that it is based on; a stale one is rejected. */
    version: integer('version').notNull().default(1),
    /**
     * When each language was last written; and the German text that the English belongs to, if German has changed
     * since.
     */
    written_at: jsonb('written_at')
      .$type<{ de?: string; en?: string; english_for?: Record<string, string> }>()
      .notNull()
      .default({}),
    deleted_at: instant('deleted_at'),
    ...timestamps(),
  },
  (table) => [
    index().on(table.container_id, table.parent_id, table.column, table.order),
    uniqueIndex('one_head').on(table.container_id).where(sql`module = 'head'`),
  ],
);

/** A published container: all modules in one document. */
export const snapshots = pgTable(
  'snapshots',
  {
    id: id(),
    container_id: integer('container_id')
      .notNull()
      .references((): AnyPgColumn => containers.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<unknown>().notNull(),
    /** The languages that it published: both, or one. */
    languages: jsonb('languages').$type<('de' | 'en')[]>().notNull(),
    published_by: text('published_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [index().on(table.container_id, table.created_at)],
);

/** Scheduled publishing and taking offline. */
export const scheduled_publications = pgTable(
  'scheduled_publications',
  {
    id: id(),
    container_id: belongsTo('container_id', () => containers.id),
    action: text('action').$type<'publish' | 'offline'>().notNull(),
    due_at: instant('due_at').notNull(),
    languages: jsonb('languages').$type<('de' | 'en')[]>().notNull(),
    done_at: instant('done_at'),
    failure: text('failure'),
    created_by: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [index().on(table.done_at, table.due_at)],
);

/** A stretch of work of one person on one container, one entry of the history. */
export const editing_sessions = pgTable(
  'editing_sessions',
  {
    id: id(),
    container_id: belongsTo('container_id', () => containers.id),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    started_at: instant('started_at').notNull(),
    ended_at: instant('ended_at').notNull(),
  },
  (table) => [index().on(table.container_id, table.ended_at)],
);

/** Every change of the working copy. The operation id makes requests idempotent. */
export const module_operations = pgTable(
  'module_operations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    operation_id: text('operation_id').notNull(),
    session_id: integer('session_id').references(() => editing_sessions.id, { onDelete: 'set null' }),
    container_id: belongsTo('container_id', () => containers.id),
    module_id: integer('module_id'),
    kind: text('kind').$type<'create' | 'update' | 'move' | 'remove' | 'restore'>().notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.operation_id),
    index().on(table.container_id, table.id),
    index().on(table.module_id, table.id),
  ],
);
