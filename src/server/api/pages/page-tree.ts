// The endpoints for the page tree: create, update, move, remove, restore.

import { z } from '@hono/zod-openapi';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { idParameter, versionParameter } from '#server/api/endpoint/parameters.ts';
import { createPage } from '#server/services/pages/writing/create-page.ts';
import { movePage } from '#server/services/pages/writing/move-page.ts';
import { getDraftPageFields, type PageOutcome } from '#server/services/pages/writing/page-transaction.ts';
import { getPageTree } from '#server/services/pages/writing/page-tree.ts';
import { removePage, restorePage } from '#server/services/pages/writing/remove-page.ts';
import { updatePage } from '#server/services/pages/writing/update-page.ts';
import { pageMessage } from './page-messages.ts';
import {
  draftPageSchema,
  newPageSchema,
  pageChangeSchema,
  pagePositionSchema,
  pageTreeSchema,
} from './page-tree-schema.ts';

const shared = { tag: 'Editing pages', action: 'manage-pages' } as const;
const params = z.object({ id: idParameter });
const response = draftPageSchema;

const treeEndpoint = editorEndpoint({
  ...shared,
  action: 'edit-pages',
  method: 'get',
  path: '/pageeditor-api/pages',
  summary: 'Get the tree of pages',
  request: {},
  response: pageTreeSchema,
  responseDescription: 'All pages, offline ones included, and those that were removed.',
});

const getEndpoint = editorEndpoint({
  ...shared,
  action: 'edit-pages',
  method: 'get',
  path: '/pageeditor-api/pages/{id}',
  summary: 'Get the fields of a page',
  request: { params },
  response,
  responseDescription: 'The page as editors change it.',
});

const createEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: '/pageeditor-api/pages',
  summary: 'Create a page',
  description:
    'It is added after the other pages of its parent. Without a `slug`, its address is derived from its title.',
  request: { body: jsonContent(newPageSchema) },
  response,
  status: 201,
  responseDescription: 'The new page.',
});

const updateEndpoint = editorEndpoint({
  ...shared,
  method: 'put',
  path: '/pageeditor-api/pages/{id}',
  summary: 'Change the fields of a page',
  description:
    'Missing fields keep their values. Another `slug` changes the addresses of the page and of all pages below it; the ' +
    'old ones redirect. Rejected with 409 if somebody else has changed the page; the problem then has `page` and ' +
    '`changed_by`.',
  request: { params, body: jsonContent(pageChangeSchema) },
  response,
  responseDescription: 'The page as it is stored now.',
});

const moveEndpoint = editorEndpoint({
  ...shared,
  method: 'put',
  path: '/pageeditor-api/pages/{id}/place',
  summary: 'Move a page',
  description:
    'Below another parent, its address and those of all pages below it change; the old ones redirect.',
  request: { params, body: jsonContent(pagePositionSchema) },
  response,
  responseDescription: 'The page at its new position.',
});

const removeEndpoint = editorEndpoint({
  ...shared,
  method: 'delete',
  path: '/pageeditor-api/pages/{id}',
  summary: 'Remove a page',
  description:
    'Removes all pages below it as well; they are restored together. Rejected with 409 if somebody else has changed ' +
    'the page since `version`.',
  request: { params, query: z.object({ version: versionParameter('Of the page, as it was seen.') }) },
  response,
  responseDescription: 'The removed page.',
});

const restoreEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: '/pageeditor-api/pages/{id}/restore',
  summary: 'Restore a removed page',
  description: 'It returns to its position, with the pages that were removed together with it.',
  request: { params },
  response,
  responseDescription: 'The page as it is stored now.',
});

/** @throws HttpError for everything but `written` */
function pageFieldsResponse(outcome: PageOutcome): DraftPage {
  switch (outcome.outcome) {
    case 'written':
      return outcome.page;
    case 'gone':
      throw new HttpError(404);
    case 'stale':
      throw new HttpError(409, { also: { page: outcome.page, changed_by: outcome.changed_by } });
    case 'invalid':
      throw new HttpError(422, (locale) => ({
        errors: outcome.issues.map((issue) => ({ field: issue.field, message: pageMessage(issue, locale) })),
      }));
  }
}

export function addPageTreeEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  const { database } = appContext;
  app.openapi(treeEndpoint, async (context) => context.json(await getPageTree(database), 200));
  app.openapi(getEndpoint, async (context) => {
    const page = await getDraftPageFields(database, context.req.valid('param').id);
    if (!page) throw new HttpError(404);
    return context.json(page, 200);
  });
  app.openapi(createEndpoint, async (context) => {
    const actor = editorOf(context).user.id;
    return context.json(
      pageFieldsResponse(await createPage(database, context.req.valid('json'), actor)),
      201,
    );
  });
  app.openapi(updateEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const outcome = await updatePage(database, id, context.req.valid('json'), editorOf(context).user.id);
    return context.json(pageFieldsResponse(outcome), 200);
  });
  app.openapi(moveEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const outcome = await movePage(database, id, context.req.valid('json'), editorOf(context).user.id);
    return context.json(pageFieldsResponse(outcome), 200);
  });
  app.openapi(removeEndpoint, async (context) => {
    const { version } = context.req.valid('query');
    const { id } = context.req.valid('param');
    const outcome = await removePage(database, id, version, editorOf(context).user.id);
    return context.json(pageFieldsResponse(outcome), 200);
  });
  app.openapi(restoreEndpoint, async (context) => {
    const outcome = await restorePage(database, context.req.valid('param').id, editorOf(context).user.id);
    return context.json(pageFieldsResponse(outcome), 200);
  });
}
