// The endpoints for the history of a slot: entries, states, restoring.
import { z } from '@hono/zod-openapi';
import { parseStateRef, type StateRef } from '#domain/history/history.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { FieldMessage } from '#server/api/endpoint/editor-endpoint-messages.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { dateTimeParameter, idParameter } from '#server/api/endpoint/parameters.ts';
import { otherOperation } from '#server/api/modules/module-responses.ts';
import { apiModules } from '#server/api/pages/api-modules.ts';
import { shownChange } from '#server/api/pages/container-changes.ts';
import { getShownState } from '#server/services/history/get-shown-state.ts';
import { listHistory } from '#server/services/history/list-history.ts';
import { listRemoved } from '#server/services/history/list-removed.ts';
import { listPageHistory } from '#server/services/history/page-history.ts';
import { type RestoreOutcome, restoreState } from '#server/services/history/restore-state.ts';
import {
  historySchema,
  pageHistorySchema,
  removedListSchema,
  restoredSchema,
  restoreSchema,
  stateResponseSchema,
} from './history-schema.ts';

const shared = { tag: 'History', action: 'edit-pages' } as const;
const params = z.object({ id: idParameter });

const historyEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/pageeditor-api/container/{id}/history',
  summary: 'List the history of a container',
  description: 'Sessions of one person each, and publications between them; the latest first.',
  request: {
    params,
    query: z.object({
      before: dateTimeParameter('before', 'Only what ended before it.', '2026-03-12T13:05:00.000Z'),
    }),
  },
  response: historySchema,
  responseDescription: 'Thirty at once.',
});

const stateEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/pageeditor-api/container/{id}/states/{state}',
  summary: 'Get a container as it was',
  description:
    'States are called `now`, `nothing`, `snapshot-3` (as it was published), `before-371` and `after-371` (of an ' +
    'operation; the history names the first and the last of each stretch of work).',
  request: {
    params: params.extend({
      state: z.string().openapi({
        param: { name: 'state', in: 'path', required: true, description: 'Its name.', example: 'after-371' },
      }),
    }),
  },
  response: stateResponseSchema,
  responseDescription:
    'The modules of the state, as data and as they are shown; pictures and events as they are today.',
});

const removedEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/pageeditor-api/container/{id}/removed',
  summary: 'List removed modules',
  request: { params },
  response: removedListSchema,
  responseDescription: 'The last one first; a hundred at most.',
});

const restoreEndpoint = editorEndpoint({
  ...shared,
  action: 'publish-pages',
  target: 'container',
  method: 'post',
  path: '/pageeditor-api/container/{id}/restore',
  summary: 'Restore an earlier working copy',
  description:
    'All of it or one module, in both languages or one. Visitors see it when it is published. Rejected with 409 ' +
    'where somebody else has written since `version`; the problem then has `container_version` and `changes`.',
  request: { params, body: jsonContent(restoreSchema) },
  response: restoredSchema,
  responseDescription: 'It is what it was then.',
});

const pageEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/pageeditor-api/pages/{id}/history',
  summary: 'List the history of the settings of a page',
  description:
    'Sessions of one person each, the latest first, with the settings before and after each; the last 300 changes.',
  request: { params },
  response: pageHistorySchema,
  responseDescription: 'Any of these states comes back by changing the page to it.',
});

const noState: FieldMessage = {
  de: 'state nennt keinen Stand. Nehmen Sie einen aus dem Verlauf.',
  en: 'state names no state. Take one from the history.',
};

const rejected: Record<'not-there' | 'parent-removed', FieldMessage> = {
  'not-there': {
    de: 'Dieses Modul gab es in diesem Stand nicht. Wählen Sie einen anderen Stand.',
    en: 'This module was not there in that state. Choose another state.',
  },
  'parent-removed': {
    de: 'Worin dieses Modul stand, gibt es nicht mehr. Holen Sie zuerst das zurück.',
    en: 'What this module stood in is gone. Bring that back first.',
  },
};

function notRestored(result: Exclude<RestoreOutcome, { outcome: 'restored' }>, user_id: string): HttpError {
  switch (result.outcome) {
    case 'gone':
      return new HttpError(404);
    case 'stale': {
      const { container_version } = result;
      const changes = result.changes.map((change) => shownChange(change, user_id));
      return new HttpError(409, { also: { container_version, changes } });
    }
    case 'refused':
      return rejectedField('module', rejected[result.reason]);
    case 'other-operation':
      return rejectedField('operation_id', otherOperation);
  }
}

export function addHistoryEndpoints(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  const { database } = appContext;
  app.openapi(historyEndpoint, async (context) => {
    const { before } = context.req.valid('query');
    const history = await listHistory(database, context.req.valid('param').id, locale, before ?? null);
    if (!history) throw new HttpError(404);
    return context.json(history, 200);
  });
  app.openapi(stateEndpoint, async (context) => {
    const { id, state: name } = context.req.valid('param');
    const state = parseStateRef(name);
    const found = state && (await getShownState(database, id, state, requestContextOf(endpoints)));
    if (!found) throw new HttpError(404);
    const { version, draft, modules } = found;
    return context.json(
      { state: name as StateRef, version, draft, modules: apiModules(modules, { isDraft: true }) },
      200,
    );
  });
  app.openapi(removedEndpoint, async (context) => {
    const results = await listRemoved(database, context.req.valid('param').id, locale);
    if (!results) throw new HttpError(404);
    return context.json({ count: results.length, results }, 200);
  });
  app.openapi(pageEndpoint, async (context) => {
    const entries = await listPageHistory(database, context.req.valid('param').id);
    if (!entries) throw new HttpError(404);
    return context.json({ entries }, 200);
  });
  app.openapi(restoreEndpoint, async (context) => {
    const { operation_id, state: name, ...scope } = context.req.valid('json');
    const state = parseStateRef(name);
    if (!state) throw rejectedField('state', noState);
    const user_id = editorOf(context).user.id;
    const { id } = context.req.valid('param');
    const result = await restoreState(database, id, { ...scope, state }, { operation_id, user_id });
    if (result.outcome !== 'restored') throw notRestored(result, user_id);
    const { container_version, is_changed } = result;
    return context.json({ container_version, is_changed }, 200);
  });
}
