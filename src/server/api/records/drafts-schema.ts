// The shapes of drafts and plans of records.
import { z } from '@hono/zod-openapi';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { languagesSchema } from '#server/api/endpoint/text-schema.ts';
import { operationIdSchema } from '#server/api/modules/modules-schema.ts';
import { changeSetSchema, recordSchema, valuesSchema } from './records-schema.ts';

const conflictSchema = z
  .object({
    field: z.string().openapi({ description: 'With the language of a text: "text.de".', example: 'text.de' }),
    base: z.unknown().openapi({ description: 'What it was before both.' }),
    draft: z.unknown().openapi({ description: 'The value that is not public.' }),
    public: z.unknown().openapi({ description: 'What visitors read.' }),
  })
  .openapi('FieldConflict');

const draftSchema = z
  .object({
    version: z.int().openapi({ description: 'Raised with every save.', example: 2 }),
    data: valuesSchema.openapi({
      description: 'The fields that differ from what is public, as they would be.',
    }),
    changed_by: z.string().nullable().openapi({ description: 'Null for a deleted account.' }),
    changed_at: z.iso.datetime(),
    conflicts: z
      .array(conflictSchema)
      .openapi({ description: 'Fields that were changed in public since they were written here.' }),
  })
  .openapi('RecordDraft');

const scheduledChangeSchema = z
  .object({
    id: z.int().openapi({ example: 5 }),
    due_at: z.iso.datetime(),
    data: valuesSchema.openapi({ description: 'The changed fields.' }),
    created_by: z.string().nullable().openapi({ description: 'Null for a deleted account.' }),
    failure: z
      .object({
        reason: z.enum(['conflict', 'invalid', 'gone', 'error']),
        conflicts: z.array(conflictSchema),
        issues: z.array(z.object({ field: z.string(), message: z.string() })),
      })
      .nullable()
      .openapi({ description: 'Why it was not executed at its time.' }),
  })
  .openapi('PlannedChange');

export const draftResponseSchema = z.object({ draft: orNull(draftSchema) }).openapi('DraftResponse');

export const unpublishedSchema = z
  .object({
    draft: orNull(draftSchema),
    plans: z
      .array(scheduledChangeSchema)
      .openapi({ description: 'Includes those that failed; the earliest first.' }),
  })
  .openapi('UnpublishedChanges');

const draftVersion = z
  .int()
  .min(0)
  .openapi({ description: 'Version of the draft that the user saw; 0 for none.', example: 2 });

export const draftChangeSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    version: draftVersion,
    record_version: z.int().min(1).optional().openapi({
      description:
        'Of the public record that was seen: then its values are what the change is based on, and a later one is rejected.',
      example: 4,
    }),
    data: valuesSchema,
  })
  .openapi('DraftChange');

export const draftPublicationSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    version: draftVersion,
    languages: languagesSchema
      .optional()
      .openapi({ description: 'Both where they are left out. The other one stays in the draft.' }),
    due_at: z.string().max(40).optional().openapi({
      description: 'It becomes public at this moment; without it, now.',
      example: '2026-11-20T19:30',
    }),
  })
  .openapi('DraftPublication');

export const publishedDraftSchema = recordSchema
  .extend({
    is_written: z.boolean().openapi({ description: 'False if nothing has changed.' }),
    change_set: changeSetSchema.nullable(),
    plan: z.int().optional(),
    draft: orNull(draftSchema).openapi({ description: 'What remains of it.' }),
  })
  .openapi('PublishedDraft');

export const cancelledScheduledChangeSchema = z
  .object({
    due_at: z.iso.datetime(),
    data: valuesSchema,
  })
  .openapi('CancelledPlan');
