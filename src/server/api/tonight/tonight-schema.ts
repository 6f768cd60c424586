// Schemas of "Tonight": its cards, and the actions on them.
import { z } from '@hono/zod-openapi';
import { fewTickets } from '#domain/events/tickets-left.ts';
import type { TonightRequest } from '#domain/tonight/changes.ts';
import { type Tonight, type TonightCard, tonightActions } from '#domain/tonight/tonight.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import {
  bothLanguagesSchema,
  dateTimeSchema,
  daySchema,
  localizedSchema,
} from '#server/api/endpoint/text-schema.ts';
import { activitySchema, intervalSchema } from '#server/api/events/event-schema.ts';
import { operationIdSchema } from '#server/api/modules/modules-schema.ts';

const seenSchema = z
  .object({
    time: z.string().openapi({ description: 'Empty where the time is open.', example: '19.30' }),
    title: z.string().openapi({ example: 'Faust' }),
    is_struck: z.boolean(),
    label: z.string().openapi({ example: 'Abgesagt' }),
    lines: z.array(z.string()).openapi({ example: ['Erkrankung im Ensemble.'] }),
    ticket: z.string().openapi({ example: 'Warteliste' }),
  })
  .openapi('TonightSeen', { description: 'What visitors see of the event, in one language.' });

const changeSchema = z
  .object({
    operation_id: operationIdSchema,
    action: z.enum(tonightActions),
    is_undone: z.boolean(),
    by: z.string().openapi({ example: 'Ole Thiessen' }),
    at: z.iso.datetime(),
    undo_seconds: z.int().openapi({ description: '0 where it cannot be undone.', example: 490 }),
  })
  .openapi('TonightChange', { description: 'What was published last about the event.' });

export const tonightCardSchema = z
  .object({
    id: z.int(),
    version: z.int(),
    event: z.object({
      date_start: dateTimeSchema,
      date_end: dateTimeSchema.nullable(),
      unspecific_time: z.boolean(),
      intervals: z.array(intervalSchema),
      outcome: z.enum(['regular', 'cancelled', 'replacement']),
      status: z.enum(['onsale', 'soldout', 'past']),
      activity: orNull(activitySchema),
      is_on_tour: z.boolean(),
      registration_link: z.string(),
    }),
    title: bothLanguagesSchema,
    place: bothLanguagesSchema,
    tickets_left: z.int().nullable(),
    is_sold: z.boolean(),
    substitution: localizedSchema.nullable(),
    notice: localizedSchema.nullable(),
    cast: z.array(
      z.object({
        role: localizedSchema,
        name: z.string(),
        covers: z
          .array(z.string())
          .openapi({ description: 'Who can step in, those asked first at the front.' }),
      }),
    ),
    recasts: z
      .array(
        z.object({
          role: localizedSchema,
          instead_of: z.string(),
          name: z.string(),
          person: z.int().nullable(),
        }),
      )
      .openapi({ description: 'Who plays in place of whom.' }),
    actions: z.array(z.enum(tonightActions)).openapi({ description: 'The actions that its state allows.' }),
    seen: z.object({ de: seenSchema, en: seenSchema }),
    change: orNull(changeSchema),
  })
  .openapi('TonightCard') satisfies z.ZodType<TonightCard>;

export const tonightSchema = z
  .object({
    now: z.iso.datetime(),
    days: z.array(z.object({ day: daySchema, cards: z.array(tonightCardSchema) })),
    instances: z
      .object({ running: z.int(), current: z.int() })
      .openapi({ description: 'Instances of the site, and how many of them serve the latest content.' }),
  })
  .openapi('Tonight') satisfies z.ZodType<Tonight>;

/** A few sentences, because they are shown in an event row. */
const text = z.string().trim().min(1).max(400);
const textSchema = z
  .strictObject({ de: text, en: text })
  .openapi({ example: { de: 'Erkrankung im Ensemble.', en: 'Illness in the company.' } });

const name = z.string().trim().min(1).max(200);

const requestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('cancel'), text: textSchema }),
  z.strictObject({
    action: z.literal('recast'),
    text: textSchema,
    recast: z
      .strictObject({
        role: z.strictObject({ de: name, en: z.string().trim().max(200).optional() }),
        instead_of: z.string().trim().max(200),
        name,
      })
      .optional()
      .openapi({ description: 'Who plays which part; missing where the part is not known.' }),
  }),
  z.strictObject({ action: z.literal('late-start'), text: textSchema, begin: dateTimeSchema }),
  z.strictObject({ action: z.literal('sold-out'), text: textSchema.nullable() }),
  z
    .strictObject({
      action: z.literal('few-left'),
      text: textSchema.nullable(),
      left: z
        .int()
        .min(1)
        .max(fewTickets)
        .nullable()
        .openapi({ description: 'Shown beside the ticket link; null if the text says it.' }),
    })
    .refine(({ text, left }) => text !== null || left !== null, { path: ['left'] }),
  z.strictObject({
    action: z.literal('waiting-list'),
    text: textSchema,
    registration_link: z
      .string()
      .min(1)
      .max(500)
      .openapi({ example: 'https://shop.example.org/waitinglist' }),
  }),
  z.strictObject({ action: z.literal('note'), text: textSchema.nullable() }),
]) satisfies z.ZodType<TonightRequest>;

export const tonightActionSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    version: z.int().min(1).openapi({ description: 'The version that was seen.', example: 4 }),
    request: requestSchema.openapi({ description: 'The action with its texts and values.' }),
  })
  .openapi('TonightRequest');

export const tonightUndoSchema = z
  .strictObject({
    operation_id: operationIdSchema.openapi({ description: 'The id of the operation to undo.' }),
  })
  .openapi('TonightUndo');

export const performersSchema = z
  .object({ results: z.array(z.string()).openapi({ example: ['Mira Okafor'] }) })
  .openapi('TonightPlayers');
