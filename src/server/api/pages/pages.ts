// The endpoints for pages and containers: published for everybody, the working copy for editors.
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { withoutSlashes } from '#domain/urls/without-slashes.ts';
import { optionalSession } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { outOfScope } from '#server/api/endpoint/editor-endpoint-scope.ts';
import {
  type Endpoints,
  notFoundProblem,
  recordEndpoint,
  recordResponse,
  requestContextOf,
} from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { pathPart } from '#server/api/endpoint/parameters.ts';
import { isPressOnly } from '#server/services/accounts/permissions.ts';
import { isWithinPressScope } from '#server/services/accounts/press-scope.ts';
import type { Session } from '#server/services/accounts/sessions.ts';
import { isChangedSincePublished } from '#server/services/pages/changed-since-published.ts';
import { getDraftContainer, getShownContainer } from '#server/services/pages/containers.ts';
import { getDraftFrontPage, getFrontPage } from '#server/services/pages/front-page.ts';
import { isEditing, isEditor } from '#server/services/pages/is-editing.ts';
import { getDraftPage, getPage } from '#server/services/pages/pages.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { apiModules, plainTitles } from './api-modules.ts';
import { containerSchema, pageSchema } from './pages-schema.ts';

const tag = 'Pages';

const forEditors =
  'With `?edit`, somebody who is logged in and may edit gets the working copy, with `draft` as editors change it.';

const pageEndpoint = recordEndpoint({
  path: '/pageeditor-api/page/{path}',
  tag,
  summary: 'Get a page',
  description: `By its path below the language, which may have slashes in it; \`index\` is the front page, which has no number of its own. ${forEditors}`,
  params: z.object({ path: pathPart('path', 'Path of the page.', 'besuch/anfahrt') }),
  response: pageSchema,
  responseDescription: 'The page as it was published last.',
});

const containerEndpoint = recordEndpoint({
  path: '/pageeditor-api/container/by-slug/{slug}',
  tag,
  summary: 'Get the modules of a container',
  description: `Slugs are \`page-12\`, \`production-4\`, \`list-events\` and the like. ${forEditors}`,
  params: z.object({ slug: pathPart('slug', 'Slug of the container.', 'index') }),
  response: containerSchema,
  responseDescription: 'The modules as they were published last.',
});

/** Whether the reader is an editor; responses to editors, and to requests for editing, are not cached. */
async function editorIn(
  context: Context,
): Promise<{ session: Session | null; mayEdit: boolean; isDraft: boolean }> {
  const session = await optionalSession(context);
  const url = new URL(context.req.url);
  if (session || url.searchParams.has('edit')) context.header('Cache-Control', 'no-store');
  return { session, mayEdit: isEditor(session), isDraft: isEditing(session, url) };
}

export function addPageEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;

  const { database } = appContext;
  const draftOf = async (path: string, requestContext: RequestContext) =>
    (await getDraftPage(database, path, requestContext)) ??
    (await getDraftFrontPage(database, path, requestContext));
  const publishedOf = async (path: string, requestContext: RequestContext, isEditor: boolean) =>
    (await getPage(database, path, requestContext, { isEditor })) ??
    (await getFrontPage(database, path, requestContext));

  async function answerPage(context: Context, path: string) {
    const { mayEdit, isDraft } = await editorIn(context);
    const requestContext = requestContextOf(endpoints);
    const draft = isDraft ? await draftOf(path, requestContext) : null;
    const page = draft?.page ?? (await publishedOf(path, requestContext, mayEdit));
    if (!page || !isUnder(page.urls[endpoints.locale], path, endpoints)) return null;
    const { container, ...fields } = page;
    return {
      ...plainTitles(fields),
      container: container?.id ?? null,
      is_draft: draft !== null,
      modules: apiModules(container?.modules ?? [], { isDraft: draft !== null }),
      ...(draft
        ? {
            draft: draft.draft,
            container_version: draft.container_version,
            is_changed:
              container !== null &&
              (await isChangedSincePublished(appContext.database, container.id, draft.draft)),
          }
        : {}),
    };
  }

  app.openapi(pageEndpoint, async (context) => {
    const page = await answerPage(context, context.req.valid('param').path);
    return recordResponse(context, page, endpoints);
  });
  // OpenAPI cannot describe parameters with slashes; the endpoint above documents these.
  app.get('/pageeditor-api/page/:path{.+}', async (context) => {
    const page = await answerPage(context, context.req.param('path'));
    return recordResponse(context, page, endpoints);
  });

  app.openapi(containerEndpoint, async (context) => {
    const { isDraft, session } = await editorIn(context);
    const { slug } = context.req.valid('param');
    const requestContext = requestContextOf(endpoints);
    if (isDraft) {
      // Roles with a limited scope get no editing mode where they could not save.
      const isLimited = session !== null && isPressOnly(session.user.role);
      if (isLimited && !(await isWithinPressScope(appContext.database, { slug }))) throw outOfScope();
      const found = await getDraftContainer(appContext.database, slug, requestContext);
      if (!found) throw new HttpError(404);
      const { shown, draft, version } = found;
      const is_changed = await isChangedSincePublished(appContext.database, shown.id, draft);
      const own = { modules: apiModules(shown.modules, { isDraft: true }), draft, version, is_changed };
      return context.json({ ...shown, ...own }, 200);
    }
    const shown = await getShownContainer(appContext.database, slug, requestContext);
    return shown
      ? context.json({ ...shown, modules: apiModules(shown.modules, { isDraft: false }) }, 200)
      : notFoundProblem(endpoints);
  });
}

/** A page is found only by its path in the request's language. */
function isUnder(url: string, path: string, { locale }: Pick<Endpoints, 'locale'>): boolean {
  const bare = withoutSlashes(path);
  const own = decodeURIComponent(url).slice(locale.length + 2);
  return own === (bare === 'index' ? '' : bare);
}
