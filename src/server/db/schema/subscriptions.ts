// Subscriptions: series of events that are sold together.
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SubscriptionType, TimeOfDay, Weekday } from '#domain/subscriptions/subscription.ts';
import { belongsTo, localized, order, recordColumns, timestamps } from './columns.ts';
import { events } from './events.ts';
import { media } from './media.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    ...recordColumns(),
    slug: jsonb('slug').$type<{ de: string; en: string }>().notNull(),
    name: localized('name').notNull(),
    subtitle: localized('subtitle'),
    type: text('type').$type<SubscriptionType>().notNull(),
    weekdays: jsonb('weekdays').$type<Weekday[]>().notNull().default([]),
    time_of_day: text('time_of_day').$type<TimeOfDay>(),
    season: text('season').notNull(),
    is_under_30: boolean('is_under_30').notNull().default(false),
    lead: localized('lead'),
    /** Rich text, sanitised HTML. */
    text: localized('text'),
    price_info: localized('price_info'),
    order_link: text('order_link').notNull().default(''),
    picture_id: integer('picture_id').references(() => media.id, { onDelete: 'set null' }),
    is_online: boolean('is_online').notNull().default(true),
    order: order(),
    ...timestamps(),
  },
  (table) => [index().on(table.is_online, table.order)],
);

export const subscription_events = pgTable(
  'subscription_events',
  {
    subscription_id: belongsTo('subscription_id', () => subscriptions.id),
    event_id: belongsTo('event_id', () => events.id),
    order: order(),
  },
  (table) => [primaryKey({ columns: [table.subscription_id, table.event_id] })],
);
