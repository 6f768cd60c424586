// The endpoints for menus, settings and redirects.
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { textParameter } from '#server/api/endpoint/parameters.ts';
import { addFilteredValueEndpoint, addValueEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { getNavigation } from '#server/services/site/navigation.ts';
import { listRedirects, listRedirectsOf } from '#server/services/site/redirects.ts';
import { getSettings } from '#server/services/site/settings.ts';
import { navigationSchema, redirectListSchema, settingsSchema } from './site-schema.ts';

const tag = 'Around the page';

export function addSiteEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  const { database } = appContext;
  addValueEndpoint(
    endpoints,
    {
      path: '/pageeditor-api/nav',
      tag,
      summary: 'Get the navigation',
      response: navigationSchema,
      responseDescription: 'The links of the main menu and of the footer.',
    },
    () => getNavigation(database, endpoints),
  );
  addValueEndpoint(
    endpoints,
    {
      path: '/pageeditor-api/settings',
      tag,
      summary: 'Get the settings',
      response: settingsSchema,
      responseDescription: 'The settings that pages read.',
    },
    () => getSettings(database),
  );
  addFilteredValueEndpoint(
    endpoints,
    {
      path: '/pageeditor-api/redirect',
      tag,
      summary: 'List redirects',
      description:
        'Where old addresses lead now. A client that is asked for an `old_path` goes on to its `new_path`.',
      filters: { path: textParameter('path', 'Only the entry of this path.', '/de/sommer', 2000) },
      response: redirectListSchema,
      responseDescription:
        'Entries by their old path: of the given path one or none, otherwise the first thousand.',
    },
    ({ path }) => (path ? listRedirectsOf(database, path) : listRedirects(database)),
  );
  // OpenAPI cannot describe parameters with slashes; the endpoint above documents this one.
  app.get('/pageeditor-api/redirect/:path{.+}', async (context) =>
    context.json(await listRedirectsOf(database, context.req.param('path'))),
  );
}
