// The endpoint that names the drafts without which pages are shown in edit mode.
import { z } from '@hono/zod-openapi';
import type { LeftOutDraft } from '#domain/resources/left-out-draft.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { listLeftOutDrafts } from '#server/services/records/drafts/list-left-out-drafts.ts';

const leftOutSchema = z
  .object({
    resource: z.enum(resourceNames),
    id: z.int(),
    field: z.string().openapi({
      description: 'The field to correct; empty if the problem is in no single field.',
      example: 'text.en',
    }),
    sentence: z.string().openapi({ description: 'What is missing, and why.' }),
  })
  .openapi('LeftOutDraft') satisfies z.ZodType<LeftOutDraft>;

const leftOutEndpoint = editorEndpoint({
  method: 'get',
  path: '/api/cms-hub/left-out-drafts',
  tag: 'Back office',
  action: 'back-office',
  summary: 'List the drafts that pages in edit mode are shown without',
  description:
    'Those that do not fit any more what is public, and those whose record somebody is writing just now.',
  request: {},
  response: z.object({ drafts: z.array(leftOutSchema) }).openapi('LeftOutDrafts'),
  responseDescription: 'Of the whole site.',
});

/** Registered before the endpoints of resources, whose paths would match it. */
export function addLeftOutDraftsEndpoint({ app, appContext, locale }: Endpoints): void {
  app.openapi(leftOutEndpoint, async (context) =>
    context.json({ drafts: await listLeftOutDrafts(appContext.database, locale) }, 200),
  );
}
