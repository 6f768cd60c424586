// The endpoint that writes an arrangement of the menus.
import { z } from '@hono/zod-openapi';
import { type MenuPosition, menuLists } from '#domain/menus/menus.ts';
import { maxInteger } from '#domain/urls/record-id.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { otherOperation } from '#server/api/modules/module-responses.ts';
import { operationIdSchema } from '#server/api/modules/modules-schema.ts';
import { writtenRecordResponse } from '#server/api/records/record-responses.ts';
import { changeSetSchema } from '#server/api/records/records-schema.ts';
import { moveMenuLinks } from '#server/services/menus/move-links.ts';

const number = z.int().min(1).max(maxInteger);

const placementSchema = z
  .strictObject({
    id: number,
    version: number.openapi({ description: 'The version that was seen.', example: 4 }),
    list: z.enum(menuLists),
    parent: number.nullable().openapi({ description: 'The entry above; null for one of the first level.' }),
    order: z.int().min(-maxInteger).max(maxInteger).openapi({ example: 25 }),
  })
  .openapi('MenuPlacement') satisfies z.ZodType<MenuPosition>;

const arrangementSchema = z
  .strictObject({
    operation_id: operationIdSchema,
    placements: z.array(placementSchema).min(1).max(1000),
  })
  .openapi('MenuArrangement');

const arrangedSchema = z
  .object({
    change_set: changeSetSchema.nullable().openapi({ description: 'Null if nothing has changed.' }),
  })
  .openapi('ArrangedMenus');

const moveEndpoint = editorEndpoint({
  method: 'post',
  path: '/api/cms-hub/menus',
  tag: 'Back office',
  action: 'manage-pages',
  summary: 'Arrange the menus',
  description:
    'Writes where entries stand, all or none, in one change set. Rejected with 409 where one of them has another version; ' +
    'the problem then has its `record` as it is stored now, and `changed_by`; with 422 where the menus would have more ' +
    'than two levels, or the footer more than one.',
  request: { body: jsonContent(arrangementSchema) },
  response: arrangedSchema,
  responseDescription: 'Visitors see the menus so.',
});

export function addMenuEndpoint({ app, appContext: { database } }: Endpoints): void {
  app.openapi(moveEndpoint, async (context) => {
    const { operation_id, placements } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id };
    const outcome = await moveMenuLinks(database, placements, writing);
    if (outcome.outcome === 'other-operation') throw rejectedField('operation_id', otherOperation);
    if (outcome.outcome === 'rejected') {
      writtenRecordResponse({ result: outcome.result, change_set: null });
      throw new HttpError(409);
    }
    return context.json({ change_set: outcome.change_set }, 200);
  });
}
