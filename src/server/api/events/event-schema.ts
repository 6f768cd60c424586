// The schema of an event in one language.
import { z } from '@hono/zod-openapi';
import type { Event } from '#domain/events/event.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import {
  amountSchema,
  dateTimeSchema,
  inGermanSchema,
  slugSchema,
} from '#server/api/endpoint/text-schema.ts';
import { tagSchema } from './tag-schema.ts';

export const activitySchema = z
  .object({ id: z.int(), name: z.string() })
  .openapi('Activity', { description: '9 is the premiere.', example: { id: 9, name: 'Premiere' } });

export const intervalSchema = z.object({ after: z.int(), minutes: z.int() }).openapi('Interval', {
  description: 'Minutes after the beginning, and how long.',
  example: { after: 85, minutes: 20 },
});

const outcomeSchema = z.enum(['regular', 'cancelled', 'replacement']);
const statusSchema = z
  .enum(['onsale', 'soldout', 'past'])
  .openapi({ description: '`past` is set by the clock as soon as the event is over.' });

const link = z.string().openapi({ description: 'An address; empty where there is none.', example: '' });
const text = z.string().openapi({ example: '' });

export const eventSchema = z
  .object({
    id: z.int().openapi({ example: 41 }),
    name: text.openapi({ description: "Where it differs from the production's.", example: 'Einführung' }),
    production_name: z.string().openapi({ example: 'Nora' }),
    production_original_title: z.string().openapi({ example: 'Et dukkehjem' }),
    original_title: z.string().openapi({ example: 'Et dukkehjem' }),
    subtitle: z.string().openapi({
      description: 'After what visitors should know of this date shortly before it, if anything.',
      example: 'oder Ein Puppenheim',
    }),
    date_start: dateTimeSchema,
    date_end: dateTimeSchema.nullable().openapi({ example: '2026-03-12T21:30:00+01:00' }),
    promotional_tagline: text,
    prices: z
      .array(z.object({ name: z.string(), amount: z.string() }))
      .openapi({ description: 'Euro with two decimals.', example: [{ name: 'Parkett', amount: '38.00' }] }),
    stage_name: z.string().openapi({ example: 'Ballsaal' }),
    activity: orNull(activitySchema),
    outcome: outcomeSchema,
    status: statusSchema,
    cancellation_info_short: text,
    cancellation_info_long: text,
    substitution_info: text,
    short_price_info: text,
    long_price_info: text,
    accessibility_info: z.string().openapi({ example: 'Stufenfrei, vier Rollstuhlplätze.' }),
    production_author: z.string().openapi({ example: 'Henrik Ibsen' }),
    production_director: z.string().openapi({ example: 'Vera Lund' }),
    production_co_production: text,
    production_composer: z.string().openapi({ example: 'Tomasz Wrona' }),
    production_slug: slugSchema,
    production_id: z.int().nullable().openapi({ example: 12 }),
    unspecific_time: z
      .boolean()
      .openapi({ description: 'Only the day of `date_start` counts.', example: false }),
    is_on_tour: z.boolean().openapi({ example: false }),
    ticket_url_external: link,
    secondary_ticket_link: link.openapi({ example: 'https://shop.example.org/de/tickets/41' }),
    alternative_ticket_status: text.openapi({ description: 'Replaces every ticket button.' }),
    min_price_youth_ticket_excl_e: amountSchema.openapi({ example: '8.50' }),
    min_price_normal_excl_e: amountSchema,
    registration_link: link.openapi({ description: 'The waiting list.' }),
    has_substitute: z.boolean().openapi({ example: false }),
    hide_slider: z
      .boolean()
      .openapi({ description: 'Links to the shop without the overlay.', example: false }),
    tickets_left: z
      .int()
      .nullable()
      .openapi({ description: 'Tickets left, if they are few; otherwise null.', example: 14 }),
    intervals: z.array(intervalSchema).openapi({ example: [] }),
    tags: z.array(tagSchema).openapi({ description: "The event's own and its production's." }),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('Event', { description: 'One dated performance.' }) satisfies z.ZodType<Event>;

export const eventListSchema = paginatedSchema('EventList', eventSchema);
