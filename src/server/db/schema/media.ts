// The media library: pictures and documents with focal point, credit and alt text, and their derivatives.
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, instant, localized, recordColumns, timestamps } from './columns.ts';

/** How a picture is printed: unchanged, as a line screen, or in the two colours of the visitor's scheme. */
export type MediaPrint = 'as-is' | 'line-screen' | 'two-inks';

export const media = pgTable('media', {
  ...recordColumns(),
  kind: text('kind').$type<'image' | 'document' | 'audio' | 'video'>().notNull(),
  /** Name as uploaded; shown to editors, never used as a path. */
  file_name: text('file_name').notNull(),
  content_type: text('content_type').notNull(),
  /** Key in the file store. */
  storage_key: text('storage_key').notNull().unique(),
  checksum: text('checksum').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width'),
  height: integer('height'),
  /** The focal point, as a fraction of width and height, 0 to 1. */
  focal_x: doublePrecision('focal_x').notNull().default(0.5),
  focal_y: doublePrecision('focal_y').notNull().default(0.5),
  alt: localized('alt'),
  caption: localized('caption'),
  credit: text('credit').notNull().default(''),
  print: text('print').$type<MediaPrint>().notNull().default('as-is'),
  /** A separate picture for upright formats, if cropping by the focal point would lose the motif. */
  upright_id: integer('upright_id'),
  is_decorative: boolean('is_decorative').notNull().default(false),
  ...timestamps(),
});

/** Derivatives: a format at a width, or a line screen. A job generates missing ones. */
export const media_derivatives = pgTable(
  'media_derivatives',
  {
    id: id(),
    media_id: belongsTo('media_id', () => media.id),
    /** `horizontal` 1240x700, `vertical` 400x500, `full` uncropped. */
    crop: text('crop').$type<'horizontal' | 'vertical' | 'full'>().notNull(),
    format: text('format').$type<'avif' | 'webp' | 'jpg' | 'svg'>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    storage_key: text('storage_key').notNull().unique(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.media_id, table.crop, table.format, table.width)],
);

/** Uploads that no form entry has claimed yet; removed after 24 hours. */
export const temp_files = pgTable(
  'temp_files',
  {
    id: text('id').primaryKey(),
    file_name: text('file_name').notNull(),
    content_type: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    storage_key: text('storage_key').notNull().unique(),
    /** Hash of the form token or session that may claim it. */
    owner: text('owner').notNull(),
    expires_at: instant('expires_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [index().on(table.expires_at)],
);
