// The endpoints for menus, settings and redirects.
import { z } from '@hono/zod-openapi';
import { type Endpoints, plainEndpoint, queryEndpoint } from '#server/api/endpoint/endpoint.ts';
import { textParameter } from '#server/api/endpoint/parameters.ts';
import { getNavigation } from '#server/services/site/navigation.ts';
import { listRedirects, listRedirectsOf } from '#server/services/site/redirects.ts';
import { getSettings } from '#server/services/site/settings.ts';
import { navigationSchema, redirectListSchema, settingsSchema } from './page-editor-schema.ts';

const tag = 'Around the page';

const navigationEndpoint = plainEndpoint({
  path: '/pageeditor-api/nav',
  tag,
  summary: 'Get the navigation',
  answer: navigationSchema,
  answerDescription: 'The links of the main menu and of the footer.',
});

const settingsEndpoint = plainEndpoint({
  path: '/pageeditor-api/settings',
  tag,
  summary: 'Get the settings',
  answer: settingsSchema,
  answerDescription: 'The settings that pages read.',
});

const redirectsEndpoint = queryEndpoint({
  path: '/pageeditor-api/redirect',
  tag,
  summary: 'List redirects',
  description:
    'Where old addresses lead now. A client that is asked for an `old_path` goes on to its `new_path`.',
  query: z.object({
    path: textParameter('path', 'Only the entry of this path.', '/de/sommer', 2000),
  }),
  answer: redirectListSchema,
  answerDescription:
    'Entries by their old path: of the given path one or none, otherwise the first thousand.',
});

export function addPageEditorEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(navigationEndpoint, async (context) =>
    context.json(await getNavigation(appContext.database, endpoints), 200),
  );
  app.openapi(settingsEndpoint, async (context) => context.json(await getSettings(appContext.database), 200));
  app.openapi(redirectsEndpoint, async (context) => {
    const { path } = context.req.valid('query');
    const entries = path
      ? await listRedirectsOf(appContext.database, path)
      : await listRedirects(appContext.database);
    return context.json(entries, 200);
  });
  // OpenAPI cannot describe parameters with slashes; the endpoint above stands for this one.
  app.get('/pageeditor-api/redirect/:path{.+}', async (context) =>
    context.json(await listRedirectsOf(appContext.database, context.req.param('path'))),
  );
}
