// The calls for what stands around every page: menus, settings, redirects.
import { z } from '@hono/zod-openapi';
import { type Calls, plainCall, queryCall } from '#server/api/call.ts';
import { textParameter } from '#server/api/parameters.ts';
import { navigationSchema, redirectListSchema, settingsSchema } from '#server/api/schemas/page-editor.ts';
import { getNavigation } from '#server/services/navigation.ts';
import { listRedirects, listRedirectsOf } from '#server/services/redirects.ts';
import { getSettings } from '#server/services/settings.ts';

const tag = 'Around the page';

const navigationCall = plainCall({
  path: '/pageeditor-api/nav',
  tag,
  summary: 'Get the navigation',
  answer: navigationSchema,
  answerDescription: 'The links of the main menu and of the footer.',
});

const settingsCall = plainCall({
  path: '/pageeditor-api/settings',
  tag,
  summary: 'Get the settings',
  answer: settingsSchema,
  answerDescription: 'The settings that pages read.',
});

const redirectsCall = queryCall({
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

export function addPageEditorCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(navigationCall, async (context) =>
    context.json(await getNavigation(house.database, calls), 200),
  );
  app.openapi(settingsCall, async (context) => context.json(await getSettings(house.database), 200));
  app.openapi(redirectsCall, async (context) => {
    const { path } = context.req.valid('query');
    const entries = path ? await listRedirectsOf(house.database, path) : await listRedirects(house.database);
    return context.json(entries, 200);
  });
  // The document cannot describe a parameter with slashes in it, so the call above speaks for this spelling.
  app.get('/pageeditor-api/redirect/:path{.+}', async (context) =>
    context.json(await listRedirectsOf(house.database, context.req.param('path'))),
  );
}
