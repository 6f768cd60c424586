// The schemas of the history: entries, earlier states, removed modules.
import { z } from '@hono/zod-openapi';
import type {
  ChangedModule,
  HistoryPublication,
  HistorySession,
  RemovedModule,
  StateRef,
} from '#domain/history/history.ts';
import type { PageSession } from '#domain/history/page-history.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { languagesSchema } from '#server/api/endpoint/text-schema.ts';
import { moduleDataSchema } from '#server/api/modules/module-data-schema.ts';
import { operationIdSchema } from '#server/api/modules/modules-schema.ts';
import { draftPageSchema } from '#server/api/pages/page-tree-schema.ts';
import { draftModuleSchema, moduleNameSchema, shownModuleSchema } from '#server/api/pages/pages-schema.ts';

const stateSchema = z
  .custom<StateRef>((value) => typeof value === 'string')
  .openapi({ type: 'string', description: 'Name of a state.', example: 'after-371' });

const changedModuleSchema = z.object({
  id: z.int(),
  module: moduleNameSchema,
  title: z.string().openapi({ description: 'The beginning of its text.' }),
  change: z.enum(['added', 'removed', 'changed', 'moved']),
}) satisfies z.ZodType<ChangedModule>;

const sessionSchema = z
  .object({
    kind: z.literal('session'),
    id: z.int(),
    by: z.string().nullable(),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime(),
    before: stateSchema,
    after: stateSchema,
    modules: z
      .array(changedModuleSchema)
      .openapi({ description: 'The modules that still existed at its end.' }),
    is_restored: z.boolean().openapi({ description: 'Whether an earlier state was restored in it.' }),
    is_import: z.boolean().openapi({ description: 'Whether an import replaced the modules.' }),
  })
  .openapi('HistorySession') satisfies z.ZodType<HistorySession>;

const publicationSchema = z
  .object({
    kind: z.literal('publication'),
    id: z.int(),
    by: z.string().nullable().openapi({ description: 'Null for imports.' }),
    ended_at: z.iso.datetime(),
    before: stateSchema,
    after: stateSchema,
    languages: z.array(z.enum(['de', 'en'])),
    is_published: z.boolean().openapi({ description: 'Whether it is what visitors see.' }),
  })
  .openapi('HistoryPublication') satisfies z.ZodType<HistoryPublication>;

export const historySchema = z
  .object({
    entries: z.array(z.union([sessionSchema, publicationSchema])),
    older: z.string().nullable().openapi({ description: '`before` of the next request; null at the end.' }),
  })
  .openapi('History', { example: { entries: [], older: null } });

export const stateResponseSchema = z
  .object({
    state: stateSchema,
    version: z.int().openapi({ description: 'Of the container, as it is now.' }),
    draft: z.array(draftModuleSchema.extend({ data: moduleDataSchema })),
    modules: z.array(shownModuleSchema),
  })
  .openapi('ContainerState', { example: { state: 'after-371', version: 8, draft: [], modules: [] } });

export const removedListSchema = z
  .object({
    count: z.int(),
    results: z.array(
      z.object({
        id: z.int(),
        module: moduleNameSchema,
        title: z.string(),
        removed_at: z.iso.datetime(),
        removed_by: z.string().nullable(),
      }) satisfies z.ZodType<RemovedModule>,
    ),
  })
  .openapi('RemovedModules', { example: { count: 0, results: [] } });

export const restoreSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    version: z.int().min(1).openapi({ description: 'Of the container, as it was seen.', example: 8 }),
    state: z.string().max(40).openapi({ description: 'What it is to be again.', example: 'after-371' }),
    module: z.int().min(1).nullable().openapi({ description: 'Only this one; null for all.', example: null }),
    languages: languagesSchema.openapi({
      description: 'With one language, only its texts are restored.',
      example: ['de', 'en'],
    }),
  })
  .openapi('Restore');

export const restoredSchema = z
  .object({
    container_version: z.int(),
    is_changed: z.boolean().openapi({ description: 'False if it was so already.' }),
  })
  .openapi('RestoredContainer', { example: { container_version: 9, is_changed: true } });

const pageSessionSchema = z
  .object({
    id: z.int(),
    by: z.string().nullable(),
    origin: z.enum(['person', 'import', 'system']),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime(),
    before: orNull(draftPageSchema).openapi({ description: 'Null before the page existed.' }),
    after: draftPageSchema,
  })
  .openapi('PageSession') satisfies z.ZodType<PageSession>;

export const pageHistorySchema = z
  .object({ entries: z.array(pageSessionSchema) })
  .openapi('PageHistory', { example: { entries: [] } });
