// The schemas of productions: in lists and teasers, and on their own page.
import { z } from '@hono/zod-openapi';
import type {
  NextEvent,
  Production,
  ProductionEntry,
  StruckPassage,
} from '#domain/productions/production.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import {
  amountSchema,
  dateTimeSchema,
  daySchema,
  inGermanSchema,
  slugSchema,
} from '#server/api/endpoint/text-schema.ts';
import { eventSchema, intervalSchema } from '#server/api/events/event-schema.ts';
import { tagSchema } from '#server/api/events/tag-schema.ts';
import { pictureSchema } from '#server/api/media/picture-schema.ts';

const nextEventSchema = eventSchema
  .pick({
    id: true,
    name: true,
    date_start: true,
    date_end: true,
    unspecific_time: true,
    stage_name: true,
    is_on_tour: true,
    activity: true,
    outcome: true,
    status: true,
  })
  .openapi('NextEvent', {
    description: 'The first event that has not begun and is not cancelled.',
  }) satisfies z.ZodType<NextEvent>;

const text = z.string().openapi({ example: '' });

export const productionEntrySchema = z
  .object({
    id: z.int().openapi({ example: 12 }),
    name: z.string().openapi({ example: 'Nora' }),
    slug: slugSchema,
    original_title: z.string().openapi({ example: 'Et dukkehjem' }),
    subtitle: z.string().openapi({ example: 'oder Ein Puppenheim' }),
    author: z.string().openapi({ example: 'Henrik Ibsen' }),
    director: z.string().openapi({ example: 'Vera Lund' }),
    promotional_tagline: text,
    stage_name: z.string().openapi({ example: 'Ballsaal' }),
    is_premiere: z.boolean().openapi({ description: 'A premiere of this season.', example: true }),
    premiere_date: daySchema.nullable().openapi({ example: '2025-10-24' }),
    season: z.string().openapi({ example: '2025/26' }),
    age_recommendation: z.int().nullable().openapi({ description: 'Years.', example: 14 }),
    tags: z.array(tagSchema),
    picture: orNull(pictureSchema),
    next_event: orNull(nextEventSchema),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('ProductionEntry', {
    description: 'A production as lists and teasers show it.',
  }) satisfies z.ZodType<ProductionEntry>;

export const productionListSchema = paginatedSchema('ProductionList', productionEntrySchema);

export const struckPassageSchema = z
  .object({
    pieces: z.array(z.object({ text: z.string(), kept: z.boolean() })),
    lang: z.enum(['de', 'en']),
    source: z.string(),
  })
  .openapi('StruckPassage', {
    description: 'A passage of the play, struck out until a new sentence remains.',
    example: {
      pieces: [
        { text: 'Das ', kept: false },
        { text: 'glaub ich nicht mehr.', kept: true },
      ],
      lang: 'de',
      source: 'Dritter Akt',
    },
  }) satisfies z.ZodType<StruckPassage>;

const lineSchema = z
  .object({
    id: z.int(),
    role: z.string(),
    name: z.string(),
    person: z.object({ id: z.int(), slug: z.string() }).nullable(),
  })
  .openapi('ProductionLine', {
    description: 'A line of the credits or of the cast; a guest has no person.',
    example: { id: 1, role: 'Regie', name: 'Vera Lund', person: { id: 9, slug: 'vera-lund' } },
  });

const castLineSchema = lineSchema
  .extend({
    recasts: z.array(
      z.object({
        event_id: z.int(),
        date_start: dateTimeSchema,
        name: z.string(),
        person: lineSchema.shape.person,
      }),
    ),
  })
  .openapi('CastLine', {
    description: 'A part, with the dates to come on which somebody else plays it.',
    example: {
      id: 2,
      role: 'Nora',
      name: 'Mira Okafor',
      person: { id: 301, slug: 'mira-okafor' },
      recasts: [{ event_id: 10, date_start: '2026-03-29T23:45:00+02:00', name: 'Lena Brandt', person: null }],
    },
  });

export const productionSchema = productionEntrySchema
  .extend({
    headline: z.string().openapi({ example: 'Acht Jahre hat sie gespielt, jetzt spricht sie' }),
    lead: text,
    text: z.string().openapi({ description: 'Sanitised HTML.', example: '<p>…</p>' }),
    meta_description: text,
    composer: z.string().openapi({ example: 'Tomasz Wrona' }),
    co_production: text,
    duration: z.int().nullable().openapi({ description: 'Minutes, intervals included.', example: 120 }),
    intervals: z.array(intervalSchema).openapi({ example: [] }),
    language_info: text,
    content_note: text.openapi({ description: 'Shown only when the reader opens it.' }),
    accessibility_info: text,
    struck_text: orNull(struckPassageSchema),
    trailer: z
      .object({ provider: z.string(), id: z.string(), title: z.string(), length: z.string() })
      .nullable()
      .openapi({ description: 'To be shown after consent only.', example: null }),
    pictures: z.array(pictureSchema),
    credits: z.array(lineSchema),
    cast: z.array(castLineSchema),
    quotes: z
      .array(
        z.object({
          id: z.int(),
          kind: z.enum(['press', 'rehearsal']),
          content: z.string(),
          author: z.string(),
        }),
      )
      .openapi({ example: [] }),
    booklet_headlines: z
      .array(z.object({ id: z.int(), headline: z.string() }))
      .openapi({ example: [{ id: 3, headline: 'Das Geräusch einer Tür' }] }),
    events: z
      .array(eventSchema)
      .openapi({ description: 'All events by date, past ones included; the last 200 if there are more.' }),
    min_price_normal_excl_e: amountSchema,
    min_price_youth_ticket_excl_e: amountSchema.openapi({ example: '8.50' }),
  })
  .openapi('Production', {
    description: "Everything that a production's page tells.",
  }) satisfies z.ZodType<Production>;
