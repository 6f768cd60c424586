// The endpoint for the checks of a slot.
import { z } from '@hono/zod-openapi';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { idParameter } from '#server/api/endpoint/parameters.ts';
import { checkContainer } from '#server/services/checks/check-container.ts';
import { shownEntry } from './check-responses.ts';
import { checkListSchema } from './checks-schema.ts';

const listEndpoint = editorEndpoint({
  method: 'get',
  path: '/pageeditor-api/container/{id}/checks',
  tag: 'Editing containers',
  action: 'edit-pages',
  summary: 'Check the working copy',
  description:
    'Alternative texts, the order of headings, links of this site, both languages, events, players, contrast, what is ' +
    'empty or not complete. Publishing is refused with the same entries where one of them is blocking.',
  request: { params: z.object({ id: idParameter }) },
  response: checkListSchema,
  responseDescription: 'What is blocking comes first, then in the order of the page.',
});

export function addCheckEndpoints(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  app.openapi(listEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const found = await checkContainer(
      appContext.database,
      id,
      requestContextOf(endpoints),
      appContext.config.PUBLIC_URL,
    );
    if (!found) throw new HttpError(404);
    const results = found.entries.map((entry) => shownEntry(entry, found.modules, locale));
    const blocking = results.filter(({ severity }) => severity === 'blocking').length;
    return context.json({ count: results.length, blocking, results }, 200);
  });
}
