// The endpoint for the records whose texts are edited in place on a page.
import { z } from '@hono/zod-openapi';
import { type InPlaceRecord, inPlaceLocations } from '#domain/resources/in-place-record.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { pathPart } from '#server/api/endpoint/parameters.ts';
import { readInPlace } from '#server/services/records/drafts/in-place-records.ts';
import { valuesSchema } from './records-schema.ts';

const inPlaceSchema = z
  .object({
    resource: z.enum(resourceNames),
    id: z.int().openapi({ example: 12 }),
    title: z.string().openapi({ example: 'Faust' }),
    place: z.enum(inPlaceLocations).openapi({
      description:
        'Where its texts stand: in the hero or in a tile of the home page, or anywhere on the page.',
    }),
    fields: z.record(z.string(), z.custom<InPlaceRecord['fields'][string]>()).openapi({
      description: 'What each field may hold.',
      type: 'object',
      example: { lead: { kind: 'rich' } },
    }),
    labels: z.record(z.string(), z.string()).openapi({ example: { lead: 'Vorspann' } }),
    published: valuesSchema,
    draft: z.object({ version: z.int(), data: valuesSchema }).nullable(),
  })
  .openapi('InPlaceRecord');

const inPlaceEndpoint = editorEndpoint({
  method: 'get',
  path: '/api/cms-hub/in-place/{slug}',
  tag: 'Back office',
  action: 'back-office',
  summary: 'List the records whose texts are written where they stand on a page',
  request: {
    params: z.object({ slug: pathPart('slug', 'Slug of a container on the page.', 'production-4') }),
  },
  response: z.object({ records: z.array(inPlaceSchema) }).openapi('InPlaceRecords'),
  responseDescription: 'With what is public and their drafts; those that the account may write.',
});

/** Registered before the endpoints of resources, whose paths would match it. */
export function addInPlaceEndpoint({ app, appContext, locale }: Endpoints): void {
  app.openapi(inPlaceEndpoint, async (context) => {
    const { slug } = context.req.valid('param');
    const { role } = editorOf(context).user;
    const records = await readInPlace(appContext.database.db, slug, role, locale);
    return context.json({ records } as never, 200);
  });
}
