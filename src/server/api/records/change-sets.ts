// The endpoint that undoes a change set.
import { z } from '@hono/zod-openapi';
import type { Locale } from '#domain/languages/locales.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { idParameter } from '#server/api/endpoint/parameters.ts';
import { otherOperation } from '#server/api/modules/module-responses.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import {
  type UndoneRecord,
  type UndoOutcome,
  undoChangeSet,
} from '#server/services/records/undo-change-set.ts';
import { lineAsJson, notWritable } from './record-responses.ts';
import { recordRestoreSchema, undoneSetSchema } from './records-schema.ts';

const undoEndpoint = editorEndpoint({
  method: 'post',
  path: '/api/cms-hub/change-sets/{id}/undo',
  tag: 'Back office',
  action: 'back-office',
  summary: 'Undo a change set',
  description:
    'All of a change set or nothing: rejected with 409 where a record was changed since or is used elsewhere, and with 422 ' +
    'where it cannot be stored as it was; the problem then has `lines`, those concerned with `record` as it is now and ' +
    '`changed_by`, or `uses`. Undoing the change set of the answer is redoing.',
  request: { params: z.object({ id: idParameter }), body: jsonContent(recordRestoreSchema) },
  response: undoneSetSchema,
  responseDescription: 'The records as they are now, and the change set that this is.',
});

export function addChangeSetEndpoints({ app, appContext, locale }: Endpoints): void {
  app.openapi(undoEndpoint, async (context) => {
    const { operation_id } = context.req.valid('json');
    const { user } = editorOf(context);
    const outcome = await undoChangeSet(
      appContext.database,
      context.req.valid('param').id,
      { operation_id, user_id: user.id },
      (resource) => mayWriteRecord(user.role, resource),
    );
    return context.json(undoneResponse(outcome, locale), 200);
  });
}

/** @throws HttpError for everything but `undone` */
function undoneResponse(outcome: UndoOutcome, locale: Locale) {
  switch (outcome.outcome) {
    case 'undone':
      return { change_set: outcome.change_set, lines: linesAsJson(outcome.lines, locale) };
    case 'gone':
      throw new HttpError(404);
    case 'forbidden':
      throw notWritable();
    case 'elsewhere':
      throw rejected(409, elsewhere);
    case 'other-operation':
      throw rejectedField('operation_id', otherOperation);
    case 'rejected': {
      const lines = linesAsJson(outcome.lines, locale);
      const errors = lines.flatMap((line) => line.issues ?? []);
      if (errors.length > 0) throw new HttpError(422, { errors, also: { lines } });
      throw new HttpError(409, { also: { lines } });
    }
  }
}

const linesAsJson = (lines: readonly UndoneRecord[], locale: Locale) =>
  lines.map(({ resource, id, result }) => ({ resource, id, ...lineAsJson(result, locale) }));

const elsewhere = {
  de: 'Zu dieser Änderung gehören Seiten oder Bilder. Machen Sie sie dort rückgängig.',
  en: 'Pages or pictures belong to this change. Undo it there.',
};
