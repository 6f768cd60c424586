// The endpoints for modules: create, update, move, remove, restore.
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { isModuleName, type ModuleName } from '#domain/modules/modules.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { idParameter, textParameter, versionParameter } from '#server/api/endpoint/parameters.ts';
import { createModule } from '#server/services/modules/create.ts';
import { moveModule } from '#server/services/modules/move.ts';
import { getDraftModule } from '#server/services/modules/read-module.ts';
import { removeModule, restoreModule } from '#server/services/modules/remove.ts';
import { updateModule } from '#server/services/modules/update.ts';
import { editedModule, moduleResponse } from './module-responses.ts';
import {
  editedModuleSchema,
  moduleChangeSchema,
  moduleMoveSchema,
  moduleRestoreSchema,
  newModuleSchema,
  writtenModuleSchema,
} from './modules-schema.ts';

const shared = {
  tag: 'Editing modules',
  action: 'edit-pages',
  target: 'module',
  response: writtenModuleSchema,
} as const;

const module = z.string().openapi({
  param: {
    name: 'module',
    in: 'path',
    required: true,
    description: 'Name of the module.',
    example: 'headline',
  },
});
const params = z.object({ module, id: idParameter });

const getEndpoint = editorEndpoint({
  ...shared,
  response: editedModuleSchema,
  method: 'get',
  path: '/pageeditor-api/module/{module}/{id}',
  summary: 'Get a module of the working copy',
  request: { params },
  responseDescription: 'The module as it is stored now.',
});

const createEndpoint = editorEndpoint({
  ...shared,
  target: 'container',
  method: 'post',
  path: '/pageeditor-api/module/{module}',
  summary: 'Create a module',
  description: 'In the working copy: visitors see it when its container is published.',
  request: { params: z.object({ module }), body: jsonContent(newModuleSchema) },
  status: 201,
  responseDescription: 'The module as it was stored.',
});

const updateEndpoint = editorEndpoint({
  ...shared,
  method: 'put',
  path: '/pageeditor-api/module/{module}/{id}',
  summary: 'Change a module',
  description:
    'Rejected with 409 where somebody was quicker; the problem then has `draft` and `shown` as they are stored now, ' +
    'and `changed_by`.',
  request: { params, body: jsonContent(moduleChangeSchema) },
  responseDescription: 'The module as it is stored now.',
});

const removeEndpoint = editorEndpoint({
  ...shared,
  method: 'delete',
  path: '/pageeditor-api/module/{module}/{id}',
  summary: 'Remove a module',
  description:
    'With everything in it. It can be restored. Rejected with 409 where somebody has ' +
    'written in it since `version`.',
  request: {
    params,
    query: z.object({
      operation_id: textParameter('operation_id', 'Made by whoever sends the request.', 'b5a1c3d2', 100),
      version: versionParameter('Version of its container that the user saw.'),
    }),
  },
  responseDescription: 'The module as it was.',
});

const restoreEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: '/pageeditor-api/module/{module}/{id}/restore',
  summary: 'Restore a removed module',
  description: 'At its position, with what was removed together with it.',
  request: { params, body: jsonContent(moduleRestoreSchema) },
  responseDescription: 'The module as it is stored now.',
});

const moveEndpoint = editorEndpoint({
  ...shared,
  method: 'put',
  path: '/pageeditor-api/reorder/{id}',
  summary: 'Move a module',
  description:
    'With all that stands in it, in its list, to another column or to another container. Rejected with 409 where ' +
    'somebody has moved it since `version`.',
  request: { params: z.object({ id: idParameter }), body: jsonContent(moduleMoveSchema) },
  responseDescription: 'The module at its new position.',
});

function nameOf(name: string): ModuleName {
  if (!isModuleName(name)) throw new HttpError(404);
  return name;
}

export function addModuleEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  const { database } = appContext;
  const operationOf = (context: Context, operation_id: string) => ({
    operation_id,
    user_id: editorOf(context).user.id,
  });

  app.openapi(getEndpoint, async (context) => {
    const { module: name, id } = context.req.valid('param');
    const found = await getDraftModule(database, nameOf(name), id, requestContextOf(endpoints));
    if (!found) throw new HttpError(404);
    return context.json(editedModule(found), 200);
  });
  app.openapi(createEndpoint, async (context) => {
    const name = nameOf(context.req.valid('param').module);
    const { operation_id, ...made } = context.req.valid('json');
    const operation = operationOf(context, operation_id);
    const outcome = await createModule(database, { ...made, module: name, data: made.data }, operation);
    return context.json(await moduleResponse(endpoints, outcome, name), 201);
  });
  app.openapi(updateEndpoint, async (context) => {
    const { module: given, id } = context.req.valid('param');
    const name = nameOf(given);
    const { operation_id, version, data } = context.req.valid('json');
    const operation = operationOf(context, operation_id);
    const outcome = await updateModule(database, id, { module: name, version, data }, operation);
    return context.json(await moduleResponse(endpoints, outcome, name), 200);
  });
  app.openapi(removeEndpoint, async (context) => {
    const { module: given, id } = context.req.valid('param');
    const name = nameOf(given);
    const { operation_id = crypto.randomUUID(), version } = context.req.valid('query');
    const removal = { module: name, version };
    const outcome = await removeModule(database, id, removal, operationOf(context, operation_id));
    return context.json(await moduleResponse(endpoints, outcome, name), 200);
  });
  app.openapi(restoreEndpoint, async (context) => {
    const { module: given, id } = context.req.valid('param');
    const name = nameOf(given);
    const { operation_id, place } = context.req.valid('json');
    const restoring = { module: name, ...(place ? { place } : {}) };
    const outcome = await restoreModule(database, id, restoring, operationOf(context, operation_id));
    return context.json(await moduleResponse(endpoints, outcome, name), 200);
  });
  app.openapi(moveEndpoint, async (context) => {
    const { operation_id, ...place } = context.req.valid('json');
    const { id } = context.req.valid('param');
    const outcome = await moveModule(database, id, place, operationOf(context, operation_id));
    // The module's name does not matter for errors of a move.
    return context.json(await moduleResponse(endpoints, outcome, 'headline'), 200);
  });
}
