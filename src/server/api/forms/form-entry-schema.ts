// The schemas of form entries, for editors.
import { z } from '@hono/zod-openapi';
import type { SubmittedEntry, SubmittedEntryCard } from '#domain/forms/entries.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { dateTimeSchema } from '#server/api/endpoint/text-schema.ts';

const answeredSchema = dateTimeSchema
  .nullable()
  .openapi({ description: 'When it was marked as answered; null while it is open.' });

const sentSchema = z
  .object({
    id: z.int(),
    created_at: dateTimeSchema,
    answered_at: answeredSchema,
    summary: z.string().openapi({ description: 'The first few answers.' }),
  })
  .openapi('SentEntry', {
    example: {
      id: 17,
      created_at: '2026-03-12T09:30:00+01:00',
      answered_at: null,
      summary: 'Ida Sommer · ida@example.org',
    },
  }) satisfies z.ZodType<SubmittedEntry>;

export const sentEntryListSchema = paginatedSchema('SentEntryList', sentSchema);

export const sentEntrySchema = z
  .object({
    id: z.int(),
    created_at: dateTimeSchema,
    answered_at: answeredSchema,
    language: z.enum(['de', 'en']).openapi({ description: 'That of the page it was sent from.' }),
    answers: z.array(
      z.object({
        label: z.string(),
        text: z.string().openapi({ description: 'Empty if nothing was answered.' }),
        file: z.string().nullable().openapi({ description: 'Where its file is loaded from.' }),
      }),
    ),
    reply: z.string().nullable().openapi({ description: 'A mailto: address to the visitor.' }),
  })
  .openapi('SentEntryCard', {
    example: {
      id: 17,
      created_at: '2026-03-12T09:30:00+01:00',
      answered_at: '2026-03-12T11:05:00+01:00',
      language: 'de',
      answers: [{ label: 'Ihr Name', text: 'Ida Sommer', file: null }],
      reply: 'mailto:ida@example.org?subject=Re%3A%20Schreiben%20Sie%20uns',
    },
  }) satisfies z.ZodType<SubmittedEntryCard>;
