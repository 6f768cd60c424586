// The shapes of writing records: what is sent, and what is answered.
import { z } from '@hono/zod-openapi';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { choiceInPath } from '#server/api/endpoint/parameters.ts';
import { operationIdSchema } from '#server/api/modules/modules-schema.ts';

/** The resources that editors write through these endpoints. */
export const writableResources = resourceNames.filter((name) => resources[name].writes !== 'none');

export const resourceParameter = choiceInPath<ResourceName>(
  'resource',
  'The kind of record, named as in season files.',
  writableResources,
);

const valuesSchema = z.record(z.string(), z.unknown()).openapi({
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

/** What a form shows beside the fields. */
export const recordDetailsSchema = recordSchema
  .extend({
    changed: z
      .object({
        by: z.string().nullable().openapi({ description: 'Null for an import.', example: 'Editor' }),
        at: z.iso.datetime(),
      })
      .nullable()
      .openapi({ description: 'The last change; null where the log knows none.' }),
    addresses: z
      .array(
        z.object({
          kind: z.enum(['page', 'list']),
          de: z.string().openapi({ example: '/de/stuecke/faust/12' }),
          en: z.string().openapi({ example: '/en/plays/faust/12' }),
        }),
      )
      .openapi({ description: 'Where visitors see it, its own page first; those offline too.' }),
  })
  .openapi('EditedRecordDetails');

export const recordListSchema = paginatedSchema('EditedRecordList', recordSchema);

export const newRecordSchema = z
  .strictObject({ operation_id: operationIdSchema, data: valuesSchema })
  .openapi('NewRecord');

export const recordChangeSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    version: z.int().min(1).openapi({ description: 'The version that was changed.', example: 4 }),
    data: valuesSchema,
  })
  .openapi('RecordChange');

export const recordRestoreSchema = z
  .strictObject({ operation_id: operationIdSchema })
  .openapi('RecordRestore');

const changeSetSchema = z
  .int()
  .openapi({ description: 'What was written together, to undo it.', example: 31 });

export const writtenRecordSchema = recordSchema
  .extend({
    is_written: z.boolean().openapi({ description: 'False where nothing was different.' }),
    change_set: changeSetSchema.nullable().openapi({ description: 'Null where nothing was different.' }),
  })
  .openapi('WrittenRecord');

export const removedRecordSchema = z
  .object({ change_set: changeSetSchema.nullable() })
  .openapi('RemovedRecord');

const useSchema = z
  .object({
    resource: z.string().openapi({ example: 'events' }),
    field: z.string().openapi({ example: 'production' }),
    ids: z.array(z.int()).openapi({ description: 'The first twenty.', example: [7, 8] }),
    count: z.int().openapi({ example: 2 }),
    is_required: z.boolean().openapi({ description: 'These cannot be without the record.' }),
  })
  .openapi('RecordUse');

export const useListSchema = z
  .array(useSchema)
  .openapi('UseList', { description: 'What refers to a record.' });

const lineSchema = z.object({
  result: z
    .enum(['new', 'changed', 'unchanged', 'removed', 'invalid', 'stale', 'gone', 'used'])
    .openapi({ example: 'changed' }),
  record: recordSchema.optional().openapi({ description: 'As it is now.' }),
  changed_by: z
    .string()
    .nullable()
    .optional()
    .openapi({ description: 'Of a stale one; null for an import.' }),
  uses: z.array(useSchema).optional().openapi({ description: 'What keeps it from being removed.' }),
  issues: z
    .array(z.object({ field: z.string().openapi({ example: 'date_start' }), message: z.string() }))
    .optional(),
});

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
