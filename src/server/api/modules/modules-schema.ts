// The schemas of changes of modules, and of their responses.
import { z } from '@hono/zod-openapi';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { languagesSchema } from '#server/api/endpoint/text-schema.ts';
import { draftModuleSchema, moduleNameSchema, shownModuleSchema } from '#server/api/pages/pages-schema.ts';
import { moduleDataSchema, sentDataSchema } from './module-data-schema.ts';

/** Larger than any list. */
const maxOrder = 100_000;

export const operationIdSchema = z
  .string()
  .regex(/^[\w-]{8,100}$/)
  .openapi({
    description: 'An idempotency key made by the client: a repeated request changes nothing more.',
    example: '0b7e4f0a-9f0e-4a52-8f0c-6d2f8b9f3c11',
  });

const slotShape = {
  container: z.int().min(1).openapi({ example: 12 }),
  parent: z
    .int()
    .min(1)
    .nullable()
    .openapi({ description: 'The list or layout that contains it.', example: null }),
  column: z.int().min(0).max(2).openapi({ description: 'Of a layout, otherwise 0.', example: 0 }),
  order: z
    .int()
    .min(0)
    .max(maxOrder)
    .openapi({ description: 'Among its siblings there, from 0; beyond the end is the end.', example: 1 }),
};

export const newModuleSchema = z
  .strictObject({ operation_id: operationIdSchema, ...slotShape, data: sentDataSchema })
  .openapi('NewModule');

export const moduleChangeSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    version: z.int().min(1).openapi({ description: 'The version that was changed.', example: 4 }),
    data: sentDataSchema,
  })
  .openapi('ModuleChange');

/** The container's version that the editor has seen. */
const seenVersionSchema = z
  .int()
  .min(0)
  .openapi({ description: 'Version of its container that the user saw.', example: 7 });

export const moduleMoveSchema = z
  .strictObject({ operation_id: operationIdSchema, version: seenVersionSchema, ...slotShape })
  .openapi('ModuleMove');

export const moduleRestoreSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    place: z.strictObject(slotShape).optional().openapi({
      description:
        'Where it comes to if what it stood in is not there any more; refused then where it is left out.',
    }),
  })
  .openapi('ModuleRestore');

export const editedModuleSchema = z
  .object({
    draft: draftModuleSchema.extend({ data: moduleDataSchema }),
    shown: orNull(shownModuleSchema),
    container_version: z
      .int()
      .openapi({ description: 'Version of its container, incremented by every change.', example: 7 }),
  })
  .openapi('EditedModule', {
    description: 'A module of the working copy, as data and as it is shown.',
  });

/** The answer to a change. */
export const writtenModuleSchema = editedModuleSchema
  .extend({
    is_written: z.boolean().openapi({
      description:
        'False where there was nothing to change: the version is then that of a change by somebody else.',
    }),
  })
  .openapi('WrittenModule');

export const publicationSchema = z
  .strictObject({
    version: seenVersionSchema.openapi({ description: 'The version that was seen.' }),
    languages: languagesSchema
      .optional()
      .openapi({ description: 'Which languages; both where it is left out.', example: ['de'] }),
    planned: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether changes that are scheduled for later are published now, too.' }),
  })
  .openapi('Publication');

export const newContainerSchema = z
  .strictObject({
    slug: z.string().min(1).max(100).openapi({ example: 'production-4' }),
    content_type: z.string().max(40).openapi({ example: 'production' }),
  })
  .openapi('NewContainer');

export const createdContainerSchema = z
  .object({ id: z.int(), slug: z.string(), content_type: z.string(), version: z.int() })
  .openapi('Place', { example: { id: 12, slug: 'production-4', content_type: 'production', version: 1 } });

export const snapshotSchema = z
  .object({
    id: z.int(),
    created_at: z.iso.datetime(),
    published_by: z.string().nullable().openapi({ description: 'Null for imports.' }),
    is_published: z.boolean().openapi({ description: 'Whether it is what visitors see.' }),
    modules: z.int(),
    languages: z
      .array(z.enum(['de', 'en']))
      .openapi({ description: 'The published languages; the other one stayed as it was.' }),
  })
  .openapi('Snapshot', {
    example: {
      id: 3,
      created_at: '2026-03-12T13:05:00.000Z',
      published_by: 'Vera Lund',
      is_published: true,
      modules: 9,
      languages: ['de', 'en'],
    },
  });

export const publishedSchema = snapshotSchema
  .extend({
    container_version: z.int().openapi({ description: 'The published version.', example: 8 }),
    is_changed: z.boolean().openapi({
      description: 'Whether the working copy still differs, for example after publishing one language.',
    }),
  })
  .openapi('PublishedSnapshot');

const containerChangeSchema = z
  .object({
    version: z.int().openapi({ description: 'Of the container, after it.' }),
    kind: z.enum(['create', 'update', 'move', 'remove', 'restore']),
    id: z.int().nullable().openapi({ description: 'Null if the whole container is concerned.' }),
    module: moduleNameSchema.nullable(),
    changed_by: z.string().nullable(),
    is_own: z.boolean().openapi({ description: 'Whether the current user did it.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('ContainerChange', {
    example: {
      version: 8,
      kind: 'update',
      id: 31,
      module: 'headline',
      changed_by: 'Vera Lund',
      is_own: false,
      created_at: '2026-03-12T13:05:00.000Z',
    },
  });

export const containerChangesSchema = z
  .object({
    version: z.int().openapi({ example: 8 }),
    is_changed: z.boolean().openapi({ description: 'Whether publishing would change what visitors see.' }),
    is_complete: z.boolean().openapi({ description: 'False if not every change is known.' }),
    changes: z.array(containerChangeSchema).openapi({ description: 'The oldest first.' }),
    modules: z.array(editedModuleSchema.omit({ container_version: true })).openapi({
      description: 'What was changed, as it is now; all of them where not every change is known.',
    }),
    places: z
      .array(z.object({ id: z.int(), parent: z.int().nullable(), column: z.int() }))
      .openapi({ description: 'All modules of the container, siblings in their order.' }),
  })
  .openapi('ContainerChanges');
