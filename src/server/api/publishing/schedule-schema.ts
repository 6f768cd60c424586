// The schemas of scheduled publications.
import { z } from '@hono/zod-openapi';
import { languagesSchema } from '#server/api/endpoint/text-schema.ts';

export const scheduledPublicationSchema = z
  .strictObject({
    action: z.enum(['publish', 'offline']),
    at: z
      .string()
      .max(25)
      .openapi({ description: 'In the theatre’s time zone.', example: '2026-10-25T10:00' }),
    which: z.enum(['first', 'second']).nullish().openapi({
      description: 'Needed where the clock shows that time twice: before it is set back, or after.',
      example: null,
    }),
    languages: languagesSchema.openapi({
      description: 'Both, or one; what goes offline goes in both.',
      example: ['de', 'en'],
    }),
  })
  .openapi('SchedulePlan');

const scheduledSchema = z
  .object({
    id: z.int(),
    container: z.int(),
    slug: z.string().openapi({ description: 'Slug of the container.' }),
    page: z
      .object({ id: z.int(), title: z.string(), url: z.string() })
      .nullable()
      .openapi({ description: 'Null for containers of screens.' }),
    action: z.enum(['publish', 'offline']),
    due_at: z.iso.datetime({ offset: true }).openapi({ description: 'With the UTC offset at that time.' }),
    languages: z.array(z.enum(['de', 'en'])),
    created_by: z.string().nullable(),
    state: z.enum(['waiting', 'failed']),
    failure: z.string().nullable().openapi({ description: 'Why it failed, and the remedy.' }),
    module: z.int().nullable().openapi({ description: 'The module that prevented it.' }),
  })
  .openapi('Scheduled', {
    example: {
      id: 4,
      container: 12,
      slug: 'page-12',
      page: { id: 12, title: 'Anfahrt', url: '/de/besuch/anfahrt' },
      action: 'publish',
      due_at: '2026-10-25T10:00:00+01:00',
      languages: ['de', 'en'],
      created_by: 'Vera Lund',
      state: 'waiting',
      failure: null,
      module: null,
    },
  });

export const scheduledListSchema = z
  .object({ count: z.int(), results: z.array(scheduledSchema) })
  .openapi('ScheduledList');

export const newScheduleSchema = z.object({ id: z.int() }).openapi('NewSchedule', { example: { id: 4 } });
