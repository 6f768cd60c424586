// Productions with credits, cast, quotes, pictures, tags and booklet.
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Interval } from '#domain/events/event.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { StoredStruckText } from '#domain/productions/production.ts';
import { belongsTo, id, instant, localized, order, recordColumns, timestamps } from './columns.ts';
import { media } from './media.ts';
import { persons } from './persons.ts';

export const productions = pgTable(
  'productions',
  {
    ...recordColumns(),
    /** Per language; part of the public address. */
    slug: jsonb('slug').$type<{ de: string; en: string }>().notNull(),
    name: localized('name').notNull(),
    original_title: text('original_title').notNull().default(''),
    subtitle: localized('subtitle'),
    /** As in a credit line: "von Henrik Ibsen". */
    author: localized('author'),
    promotional_tagline: localized('promotional_tagline'),
    headline: localized('headline'),
    lead: localized('lead'),
    /** Rich text, sanitised HTML. */
    text: localized('text'),
    struck_text: jsonb('struck_text').$type<StoredStruckText>(),
    director: text('director').notNull().default(''),
    composer: text('composer').notNull().default(''),
    co_production: localized('co_production'),
    stage_name: text('stage_name').notNull(),
    /** Minutes, intervals included. */
    duration: integer('duration'),
    intervals: jsonb('intervals').$type<Interval[]>().notNull().default([]),
    language_info: localized('language_info'),
    age_recommendation: integer('age_recommendation'),
    /** Collapsed until the reader opens it. */
    content_note: localized('content_note'),
    accessibility_info: localized('accessibility_info'),
    premiere_date: date('premiere_date', { mode: 'string' }),
    /** Premiere of this season, for the list's filter. */
    is_premiere: boolean('is_premiere').notNull().default(false),
    season: text('season').notNull().default(''),
    is_online: boolean('is_online').notNull().default(true),
    show_in_production_list: boolean('show_in_production_list').notNull().default(true),
    /** A video at a provider; loaded only after consent. */
    trailer: jsonb('trailer').$type<{ provider: string; id: string; title: Localized; length: string }>(),
    picture_id: integer('picture_id').references(() => media.id, { onDelete: 'set null' }),
    meta_description: localized('meta_description'),
    order: order(),
    ...timestamps(),
  },
  (table) => [index().on(table.show_in_production_list, table.is_online, table.order)],
);

export const production_pictures = pgTable(
  'production_pictures',
  {
    production_id: belongsTo('production_id', () => productions.id),
    media_id: belongsTo('media_id', () => media.id),
    order: order(),
  },
  (table) => [primaryKey({ columns: [table.production_id, table.media_id] })],
);

/** Of a row of the credits, the cast or the covers. A name without a person is a guest without a page. */
const lineColumns = () => ({
  id: id(),
  production_id: belongsTo('production_id', () => productions.id),
  role: localized('role').notNull(),
  name: text('name').notNull(),
  person_id: integer('person_id').references(() => persons.id, { onDelete: 'set null' }),
  order: order(),
});

/** A row of the credits: "Bühne — Agnes Thorwald". */
export const production_credits = pgTable('production_credits', lineColumns(), (table) => [
  index().on(table.production_id),
  index().on(table.person_id),
  index().using('gin', table.name.op('gin_trgm_ops')),
]);

/** A row of the cast: part and player. */
export const production_cast = pgTable('production_cast', lineColumns(), (table) => [
  index().on(table.production_id),
  index().on(table.person_id),
  index().using('gin', table.name.op('gin_trgm_ops')),
]);

/** Covers of a part, in the order in which they are asked. Not public. */
export const production_covers = pgTable('production_covers', lineColumns(), (table) => [
  index().on(table.production_id),
  index().on(table.person_id),
]);

/** A sentence from a review or from rehearsals. */
export const production_quotes = pgTable(
  'production_quotes',
  {
    id: id(),
    production_id: belongsTo('production_id', () => productions.id),
    kind: text('kind').$type<'press' | 'rehearsal'>().notNull(),
    content: localized('content').notNull(),
    author: text('author').notNull(),
    order: order(),
  },
  (table) => [index().on(table.production_id)],
);

/** A section of the digital programme booklet; its body is a container of modules. */
export const booklet_sections = pgTable(
  'booklet_sections',
  {
    ...recordColumns(),
    production_id: belongsTo('production_id', () => productions.id),
    headline: localized('headline').notNull(),
    lead: localized('lead'),
    author: text('author').notNull().default(''),
    /** Rich text of the essay, sanitised HTML. */
    text: localized('text'),
    is_online: boolean('is_online').notNull().default(true),
    order: order(),
    published_at: instant('published_at'),
  },
  (table) => [index().on(table.production_id, table.order)],
);

/** A theme that productions and events are filtered by: "Klassiker", "English surtitles". */
export const tags = pgTable('tags', {
  ...recordColumns(),
  name: localized('name').notNull(),
  for_events: boolean('for_events').notNull().default(true),
  for_productions: boolean('for_productions').notNull().default(true),
  order: order(),
});

export const production_tags = pgTable(
  'production_tags',
  {
    production_id: belongsTo('production_id', () => productions.id),
    tag_id: belongsTo('tag_id', () => tags.id),
  },
  (table) => [primaryKey({ columns: [table.production_id, table.tag_id] }), index().on(table.tag_id)],
);
