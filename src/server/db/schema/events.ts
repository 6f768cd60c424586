// Events: one dated performance each, with prices, status and everything that its row shows.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EventOutcome, Interval } from '#domain/events/event.ts';
import type { AccessService } from '#domain/events/filters.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { belongsTo, id, instant, localized, order, recordColumns, timestamps, version } from './columns.ts';
import { persons } from './persons.ts';
import { productions, tags } from './productions.ts';

/** Kinds of events; 9 is the premiere. */
export const activities = pgTable('activities', {
  id: integer('id').primaryKey(),
  version: version(),
  name: localized('name').notNull(),
});

/** Events that were planned together: their shared values, and start times by weekday. */
export const runs = pgTable(
  'runs',
  {
    ...recordColumns(),
    name: text('name').notNull(),
    production_id: belongsTo('production_id', () => productions.id),
    activity_id: integer('activity_id').references(() => activities.id),
    stage_name: text('stage_name').notNull(),
    /** As typed; empty if the run has no times by weekday. */
    begin_weekdays: text('begin_weekdays').notNull().default(''),
    begin_saturday: text('begin_saturday').notNull().default(''),
    begin_sunday: text('begin_sunday').notNull().default(''),
    subtitle: localized('subtitle'),
    prices: jsonb('prices').$type<{ name: Localized; amount: string }[]>().notNull().default([]),
    min_price_normal_excl_e: numeric('min_price_normal_excl_e', { precision: 8, scale: 2 }),
    min_price_youth_ticket_excl_e: numeric('min_price_youth_ticket_excl_e', { precision: 8, scale: 2 }),
    short_price_info: localized('short_price_info'),
    long_price_info: localized('long_price_info'),
    alternative_ticket_status: localized('alternative_ticket_status'),
    access_services: jsonb('access_services').$type<AccessService[]>().notNull().default([]),
    ...timestamps(),
  },
  (table) => [index().on(table.production_id)],
);

export const run_tags = pgTable(
  'run_tags',
  {
    run_id: belongsTo('run_id', () => runs.id),
    tag_id: belongsTo('tag_id', () => tags.id),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.tag_id] }), index().on(table.tag_id)],
);

export const events = pgTable(
  'events',
  {
    ...recordColumns(),
    production_id: integer('production_id').references(() => productions.id, { onDelete: 'cascade' }),
    /** Events outlive their run. */
    run_id: integer('run_id').references(() => runs.id, { onDelete: 'set null' }),
    activity_id: integer('activity_id').references(() => activities.id),
    /** Overrides the production's name. */
    name: localized('name'),
    subtitle: localized('subtitle'),
    promotional_tagline: localized('promotional_tagline'),
    date_start: instant('date_start').notNull(),
    date_end: instant('date_end'),
    intervals: jsonb('intervals').$type<Interval[]>(),
    unspecific_time: boolean('unspecific_time').notNull().default(false),
    /** One of the theatre's stages, or the location of a guest performance. */
    stage_name: text('stage_name').notNull(),
    is_on_tour: boolean('is_on_tour').notNull().default(false),
    outcome: text('outcome').$type<EventOutcome>().notNull().default('regular'),
    /** Set by the box office; `past` is derived from the clock and not stored. */
    status: text('status').$type<'onsale' | 'soldout'>().notNull().default('onsale'),
    cancellation_info_short: localized('cancellation_info_short'),
    cancellation_info_long: localized('cancellation_info_long'),
    has_substitute: boolean('has_substitute').notNull().default(false),
    substitution_info: localized('substitution_info'),
    /** A short-term notice for this event, shown before its subtitle. */
    notice: localized('notice'),
    prices: jsonb('prices').$type<{ name: Localized; amount: string }[]>().notNull().default([]),
    short_price_info: localized('short_price_info'),
    long_price_info: localized('long_price_info'),
    min_price_normal_excl_e: numeric('min_price_normal_excl_e', { precision: 8, scale: 2 }),
    min_price_youth_ticket_excl_e: numeric('min_price_youth_ticket_excl_e', { precision: 8, scale: 2 }),
    /** Overrides that of the production if set. */
    accessibility_info: localized('accessibility_info'),
    access_services: jsonb('access_services').$type<AccessService[]>().notNull().default([]),
    ticket_url_external: text('ticket_url_external').notNull().default(''),
    secondary_ticket_link: text('secondary_ticket_link').notNull().default(''),
    alternative_ticket_status: localized('alternative_ticket_status'),
    registration_link: text('registration_link').notNull().default(''),
    hide_slider: boolean('hide_slider').notNull().default(false),
    presale_start: instant('presale_start'),
    tickets_left: integer('tickets_left'),
    is_online: boolean('is_online').notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index().on(table.is_online, table.date_start, table.id),
    /** For the list of the back office, which includes offline events. */
    index().on(table.date_start, table.id),
    index().on(table.production_id, table.date_start),
    index().on(table.stage_name, table.date_start),
    index().on(table.activity_id, table.date_start),
    index().on(table.run_id),
    /** For lists of one day (`event-conditions.ts`). A house in another time zone has it in vain. */
    index('events_by_day_idx').on(sql`((${table.date_start} at time zone 'Europe/Berlin')::date)`),
  ],
);

export const event_tags = pgTable(
  'event_tags',
  {
    event_id: belongsTo('event_id', () => events.id),
    tag_id: belongsTo('tag_id', () => tags.id),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.tag_id] }), index().on(table.tag_id)],
);

/**
 * A recast: a part with another actor at one event. It has the name of the part rather than a reference to the cast,
 * whose rows are replaced by edits and imports.
 */
export const event_cast = pgTable(
  'event_cast',
  {
    id: id(),
    event_id: belongsTo('event_id', () => events.id),
    role: localized('role').notNull(),
    /** The announced actor; empty if unknown. */
    instead_of: text('instead_of').notNull().default(''),
    /** The actor. A name without a person is a guest. */
    name: text('name').notNull(),
    person_id: integer('person_id').references(() => persons.id, { onDelete: 'set null' }),
    order: order(),
  },
  (table) => [
    index().on(table.event_id),
    index().on(table.person_id),
    index().using('gin', table.name.op('gin_trgm_ops')),
  ],
);
