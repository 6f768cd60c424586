// The endpoint behind the search of the back office.
import { z } from '@hono/zod-openapi';
import type { FoundRecord } from '#domain/back-office/found-record.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { textParameter } from '#server/api/endpoint/parameters.ts';
import { findRecords } from '#server/services/records/find-records.ts';

const foundSchema = z
  .object({
    results: z.array(
      z.object({
        resource: z.enum(resourceNames),
        id: z.int().openapi({ example: 12 }),
        kind: z.string().openapi({ description: 'In the language of the answer.', example: 'Termin' }),
        title: z.string().openapi({ example: 'Faust' }),
        detail: z.string().openapi({
          description: 'Day, time and stage of an event, the file of a picture; else empty.',
        }),
        path: z
          .string()
          .nullable()
          .openapi({ description: 'The address at which a page is edited; pages have no form.' }),
        is_online: z.boolean(),
      }) satisfies z.ZodType<FoundRecord>,
    ),
  })
  .openapi('FoundRecords');

const searchEndpoint = editorEndpoint({
  method: 'get',
  path: '/api/cms-hub/search',
  tag: 'Back office',
  action: 'back-office',
  summary: 'Find any record',
  request: {
    query: z.object({ q: textParameter('q', 'Words of the title, in either language.', 'faust', 100) }),
  },
  response: foundSchema,
  responseDescription: 'At most six of each resource.',
});

/** Registered before the endpoints of resources, whose paths would match it. */
export function addRecordSearchEndpoint(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(searchEndpoint, async (context) => {
    const { locale, now } = requestContextOf(endpoints);
    const { q = '' } = context.req.valid('query');
    return context.json({ results: await findRecords(appContext.database, q, locale, now) }, 200);
  });
}
