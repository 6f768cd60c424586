// The endpoints of the pickers of links and events.
import { z } from '@hono/zod-openapi';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { paginatedResponse } from '#server/api/endpoint/paginated.ts';
import { dayParameter, pageParameters, textParameter } from '#server/api/endpoint/parameters.ts';
import { eventListSchema } from '#server/api/events/event-schema.ts';
import { linkChoicesSchema } from '#server/api/media/media-schema.ts';
import { searchEvents } from '#server/services/events/event-search.ts';
import { searchLinkTargets } from '#server/services/pages/link-target-search.ts';

const shared = { method: 'get', tag: 'Pickers', action: 'pick' } as const;

const linksEndpoint = editorEndpoint({
  ...shared,
  path: '/pageeditor-api/link-targets',
  summary: 'Search for link targets',
  request: { query: z.object({ query: textParameter('query', 'Words of its name.', 'nora', 100) }) },
  response: linkChoicesSchema,
  responseDescription: 'Screens, pages, productions, people, press, subscriptions and forms.',
});

const eventsEndpoint = editorEndpoint({
  ...shared,
  path: '/pageeditor-api/event-search',
  summary: 'Find events',
  request: {
    query: z.object({
      ...pageParameters,
      query: textParameter('query', 'Words of title or stage.', 'nora', 100),
      date: dayParameter('date', 'First day, inclusive; today where it is left out.', '2026-03-12'),
    }),
  },
  response: eventListSchema,
  responseDescription: 'By date.',
});

export function addPickerEndpoints(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  app.openapi(linksEndpoint, async (context) => {
    const results = await searchLinkTargets(
      appContext.database,
      context.req.valid('query').query ?? '',
      locale,
    );
    return context.json({ count: results.length, results }, 200);
  });
  app.openapi(eventsEndpoint, async (context) => {
    const list = await searchEvents(
      appContext.database,
      context.req.valid('query'),
      requestContextOf(endpoints),
    );
    return paginatedResponse(context, list, endpoints);
  });
}
