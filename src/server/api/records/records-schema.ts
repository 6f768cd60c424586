// Schemas for writing records: requests and responses.
import { z } from '@hono/zod-openapi';
import { maxTableRows } from '#domain/back-office/pasted-table.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { maxInteger } from '#domain/urls/record-id.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { resourceInPath } from '#server/api/endpoint/parameters.ts';
import { operationIdSchema } from '#server/api/modules/modules-schema.ts';

/** The resources that editors write through these endpoints. */
export const writableResources = resourceNames.filter((name) => resources[name].writes !== 'none');

export const resourceParameter = resourceInPath(writableResources);

export const valuesSchema = z.record(z.string(), z.unknown()).openapi({
  description:
    'By the names of season files: texts as `{ "de": …, "en": … }`, references as numbers, instants in ISO 8601.',
  example: { menu_name: { de: 'Spielplan', en: 'What’s on' } },
});

export const recordSchema = z
  .object({
    id: z.int().openapi({ example: 12 }),
    version: z.int().openapi({ description: 'Raised with every change.', example: 4 }),
    values: valuesSchema,
  })
  .openapi('EditedRecord', { description: 'A record with every field, in both languages.' });

/** The data that a form shows beside the fields. */
export const recordDetailsSchema = recordSchema
  .extend({
    changed: z
      .object({
        by: z.string().nullable().openapi({ description: 'Null for an import.', example: 'Editor' }),
        at: z.iso.datetime(),
      })
      .nullable()
      .openapi({ description: 'The last change; null if the log has none.' }),
    addresses: z
      .array(
        z.object({
          kind: z.enum(['page', 'list']),
          de: z.string().openapi({ example: '/de/stuecke/faust/12' }),
          en: z.string().openapi({ example: '/en/plays/faust/12' }),
        }),
      )
      .openapi({ description: 'Where visitors see it, its own page first; those offline too.' }),
    held: z
      .array(
        z.object({
          field: z.string().openapi({
            description: 'With the language of a text where only that differs.',
            example: 'text.de',
          }),
          imported: z.unknown().openapi({ description: 'The value of the last import.' }),
          is_declined: z.boolean().openapi({
            description: 'Whether somebody decided against it, so that it is not asked about any more.',
          }),
        }),
      )
      .openapi({
        description: 'Fields that were edited manually since the last import, which the next one keeps.',
      }),
  })
  .openapi('EditedRecordDetails');

export const newRecordSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    data: valuesSchema,
    due_at: z.string().max(40).optional().openapi({
      description: 'The record is created offline and goes online at this moment.',
      example: '2026-11-20T19:30',
    }),
  })
  .openapi('NewRecord');

export const recordChangeSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    version: z.int().min(1).openapi({ description: 'The version that was changed.', example: 4 }),
    data: valuesSchema,
    release: z
      .array(z.string().max(100))
      .max(200)
      .optional()
      .openapi({
        description: 'Names of `held`: these take the value of the last import.',
        example: ['text.de'],
      }),
    decline: z
      .array(z.string().max(100))
      .max(200)
      .optional()
      .openapi({
        description: 'Names of `held`: these stay as they are until an import has another value.',
        example: ['text.de'],
      }),
    due_at: z.string().max(40).optional().openapi({
      description: 'The change becomes public at this moment; without it, now.',
      example: '2026-11-20T19:30',
    }),
  })
  .openapi('RecordChange');

export const recordRestoreSchema = z
  .strictObject({ operation_id: operationIdSchema })
  .openapi('RecordRestore');

export const changeSetSchema = z
  .int()
  .openapi({ description: 'What was written together, to undo it.', example: 31 });

export const writtenRecordSchema = recordSchema
  .extend({
    is_written: z.boolean().openapi({ description: 'False if nothing has changed.' }),
    change_set: changeSetSchema.nullable().openapi({ description: 'Null if nothing has changed.' }),
    plan: z.int().optional().openapi({ description: 'The id of the scheduled change.', example: 5 }),
  })
  .openapi('WrittenRecord');

export const removedRecordSchema = z
  .object({ change_set: changeSetSchema.nullable() })
  .openapi('RemovedRecord');

const usageSchema = z
  .object({
    resource: z.string().openapi({ example: 'events' }),
    field: z.string().openapi({ example: 'production' }),
    ids: z.array(z.int()).openapi({ description: 'The first twenty.', example: [7, 8] }),
    count: z.int().openapi({ example: 2 }),
    is_required: z.boolean().openapi({ description: 'These require the record.' }),
  })
  .openapi('RecordUse');

export const usageListSchema = z
  .array(usageSchema)
  .openapi('UseList', { description: 'What refers to a record.' });

/** Lines of one batch: those of a pasted table. */
const maxBatchLines = maxTableRows;

const writableResource = z
  .enum(writableResources as [ResourceName, ...ResourceName[]])
  .openapi({ example: 'events' });
const lineTarget = {
  resource: writableResource,
  id: z.int().min(1).max(maxInteger).openapi({ example: 12 }),
  version: z.int().min(1).openapi({ description: 'The version that was seen.', example: 4 }),
};
const lineData = valuesSchema.openapi({
  description:
    'As for single records. In place of an id of a reference, `{ "new": "abend-1" }` is the new record with this `key`.',
  example: { name: { de: 'Lesung' }, stage_name: 'Bühne', date_start: '2026-05-01T19:30' },
});

const batchLineSchema = z
  .discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('create'),
      resource: writableResource,
      key: z
        .string()
        .regex(/^[\w-]{1,60}$/)
        .optional()
        .openapi({
          description: 'Other lines refer to it by this key; unique in a batch.',
          example: 'abend-1',
        }),
      data: lineData,
    }),
    z.strictObject({ action: z.literal('update'), ...lineTarget, data: lineData }),
    z.strictObject({
      action: z.literal('remove'),
      ...lineTarget,
      seen: z
        .int()
        .min(0)
        .max(1_000_000)
        .default(0)
        .openapi({ description: 'How many uses the person has been shown.' }),
    }),
    z.strictObject({ action: z.literal('expect'), ...lineTarget }).openapi({
      description: 'Changes nothing: the batch is written only while the record has this version.',
    }),
  ])
  .openapi('BatchLine');

export const batchSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    dry_run: z
      .boolean()
      .default(false)
      .openapi({ description: 'Reports what would be written, and writes nothing.' }),
    lines: z.array(batchLineSchema).min(1).max(maxBatchLines),
  })
  .openapi('Batch');

const lineSchema = z.object({
  result: z
    .enum(['new', 'changed', 'unchanged', 'removed', 'invalid', 'stale', 'gone', 'used'])
    .openapi({ example: 'changed' }),
  fields: z
    .array(z.string())
    .optional()
    .openapi({ description: 'The changed fields.', example: ['date_start'] }),
  record: recordSchema.optional().openapi({ description: 'As it is now.' }),
  changed_by: z
    .string()
    .nullable()
    .optional()
    .openapi({ description: 'Of a stale one; null for an import.' }),
  uses: z.array(usageSchema).optional().openapi({ description: 'What keeps it from being removed.' }),
  issues: z
    .array(z.object({ field: z.string().openapi({ example: 'date_start' }), message: z.string() }))
    .optional(),
});

export const batchReportSchema = z
  .object({
    is_written: z.boolean().openapi({ description: 'False for a dry run, and if nothing has changed.' }),
    change_set: changeSetSchema.nullable(),
    lines: z.array(lineSchema).openapi({ description: 'One for each line, in their order.' }),
  })
  .openapi('BatchReport');

export const undoneSetSchema = z
  .object({
    change_set: changeSetSchema,
    lines: z.array(
      lineSchema.extend({
        resource: z.string().openapi({ example: 'events' }),
        id: z.int().openapi({ example: 12 }),
      }),
    ),
  })
  .openapi('UndoneChangeSet');

export const logSchema = paginatedSchema(
  'RecordLog',
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    who: z.string().nullable().openapi({ description: 'Null for an import.', example: 'Editor' }),
    action: z.enum(['create', 'update', 'remove', 'publish', 'import']),
    before: z.unknown().openapi({ description: 'The changed fields; null where the record was created.' }),
    after: z.unknown().openapi({ description: 'The same fields; null where the record was removed.' }),
    change_set: changeSetSchema.nullable(),
  }),
);
