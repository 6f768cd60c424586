// The endpoints of the back office for records of every resource.
import { z } from '@hono/zod-openapi';
import { fieldsOf } from '#domain/resources/resources.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { paginatedResponse } from '#server/api/endpoint/paginated.ts';
import {
  idParameter,
  namesParameter,
  pageParameters,
  versionParameter,
  wholeNumberParameter,
} from '#server/api/endpoint/parameters.ts';
import { scheduleChange } from '#server/services/records/drafts/schedule-change.ts';
import { declineImported } from '#server/services/records/manually-edited-fields.ts';
import { getRecordDetails } from '#server/services/records/record-details.ts';
import { listRecordLog } from '#server/services/records/record-log.ts';
import { findUsages } from '#server/services/records/record-usages.ts';
import { restoreRecord } from '#server/services/records/restore-records.ts';
import { writeRecord } from '#server/services/records/write-record.ts';
import { parseFutureTime, requirePublishable, scheduledChangeResponse } from './draft-responses.ts';
import {
  readableResource,
  recordAsJson,
  removedRecordResponse,
  writableResource,
  writtenRecordResponse,
} from './record-responses.ts';
import {
  logSchema,
  newRecordSchema,
  recordChangeSchema,
  recordDetailsSchema,
  recordRestoreSchema,
  removedRecordSchema,
  resourceParameter,
  usageListSchema,
  writtenRecordSchema,
} from './records-schema.ts';

const tag = 'Back office';
const action = 'back-office';
const ofResource = z.object({ resource: resourceParameter });
const ofRecord = z.object({ resource: resourceParameter, id: idParameter });
const path = '/api/cms-hub/{resource}';

const getEndpoint = editorEndpoint({
  method: 'get',
  path: `${path}/{id}`,
  tag,
  action,
  summary: 'Get a record',
  request: { params: ofRecord },
  response: recordDetailsSchema,
  responseDescription:
    'Every field, in both languages, who changed it last, where visitors see it, and what was edited by hand.',
});

const createEndpoint = editorEndpoint({
  method: 'post',
  path,
  tag,
  action,
  summary: 'Create a record',
  description:
    'The same `operation_id` sent again makes no second one. With `due_at` the record goes online at that moment.',
  request: { params: ofResource, body: jsonContent(newRecordSchema) },
  response: writtenRecordSchema,
  status: 201,
  responseDescription: 'The record as it is stored.',
});

const updateEndpoint = editorEndpoint({
  method: 'post',
  path: `${path}/{id}`,
  tag,
  action,
  summary: 'Change fields of a record',
  description:
    'Fields that are left out stay as they are. Rejected with 409 where the record has another version; the problem ' +
    'then has `record` as it is stored now, and `changed_by`. With `due_at` it is planned, and becomes public then.',
  request: { params: ofRecord, body: jsonContent(recordChangeSchema) },
  response: writtenRecordSchema,
  responseDescription: 'The record as it is stored now.',
});

const removeEndpoint = editorEndpoint({
  method: 'delete',
  path: `${path}/{id}`,
  tag,
  action,
  summary: 'Remove a record',
  description:
    'Rejected with 409 where it is used more often than `seen` says, or by records that cannot be without it; the ' +
    'problem then has `uses`.',
  request: {
    params: ofRecord,
    query: z.object({
      version: versionParameter('The version that was seen.'),
      operation_id: namesParameter('operation_id', 'Made by whoever sends the request.', ['remove-12']),
      seen: wholeNumberParameter('seen', 'How many uses the person has been shown.', 1_000_000),
    }),
  },
  response: removedRecordSchema,
  responseDescription: 'The record is no longer there. It can be restored, or the change set undone.',
});

const restoreEndpoint = editorEndpoint({
  method: 'post',
  path: `${path}/{id}/restore`,
  tag,
  action,
  summary: 'Restore a removed record',
  request: { params: ofRecord, body: jsonContent(recordRestoreSchema) },
  response: writtenRecordSchema,
  responseDescription: 'The record as it was, under its number, with what referred to it.',
});

const usesEndpoint = editorEndpoint({
  method: 'get',
  path: `${path}/{id}/used-by`,
  tag,
  action,
  summary: 'List references to a record',
  request: { params: ofRecord },
  response: usageListSchema,
  responseDescription: 'By resource and field.',
});

const logEndpoint = editorEndpoint({
  method: 'get',
  path: `${path}/{id}/log`,
  tag,
  action,
  summary: 'List the changes of a record',
  request: { params: ofRecord, query: z.object(pageParameters) },
  response: logSchema,
  responseDescription: 'The newest first.',
});

export function addRecordEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  const { database } = appContext;

  app.openapi(getEndpoint, async (context) => {
    const { resource, id } = context.req.valid('param');
    const record = await getRecordDetails(database, readableResource(context, resource), id);
    if (!record) throw new HttpError(404);
    const { changed, addresses, held } = record;
    const last = changed && { by: changed.by, at: changed.at.toISOString() };
    return context.json({ ...recordAsJson(record), changed: last, addresses, held }, 200);
  });
  app.openapi(createEndpoint, async (context) => {
    const name = writableResource(context, context.req.valid('param').resource);
    const { operation_id, data, due_at } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id };
    const line = { action: 'create' as const, resource: name, data };
    if (due_at === undefined) {
      return context.json(writtenRecordResponse(await writeRecord(database, line, writing)), 201);
    }
    if (!fieldsOf(name).is_online) throw rejectedField('due_at', alwaysOnline);
    const moment = parseFutureTime(due_at, appContext.now());
    const offline = { ...line, data: { ...data, is_online: false } };
    const { id, version } = writtenRecordResponse(await writeRecord(database, offline, writing));
    const plan = { version, data: { is_online: true }, due_at: moment };
    return context.json(
      scheduledChangeResponse(await scheduleChange(database, { resource: name, id }, plan, writing)),
      201,
    );
  });
  app.openapi(updateEndpoint, async (context) => {
    const { resource, id } = context.req.valid('param');
    const { operation_id, due_at, decline, ...change } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id };
    const target = { resource: writableResource(context, resource), id };
    if (due_at !== undefined) {
      requirePublishable(target.resource);
      if (change.release) throw rejectedField('release', decidedAtOnce);
      if (decline) throw rejectedField('decline', decidedAtOnce);
      const plan = { ...change, due_at: parseFutureTime(due_at, appContext.now()) };
      return context.json(
        scheduledChangeResponse(await scheduleChange(database, target, plan, writing)),
        200,
      );
    }
    const rejected = decline && (await declineImported(database.db, target, decline));
    if (rejected) return context.json(writtenRecordResponse({ result: rejected, change_set: null }), 200);
    const line = { action: 'update' as const, ...target, ...change };
    return context.json(writtenRecordResponse(await writeRecord(database, line, writing)), 200);
  });
  app.openapi(removeEndpoint, async (context) => {
    const { resource, id } = context.req.valid('param');
    const name = writableResource(context, resource);
    const { version, seen, operation_id } = context.req.valid('query');
    const [operation = ''] = operation_id;
    if (!/^[\w-]{8,100}$/.test(operation)) throw rejectedField('operation_id', noOperation);
    const writing = { operation_id: operation, user_id: editorOf(context).user.id };
    const line = { action: 'remove' as const, resource: name, id, version, seen };
    return context.json(removedRecordResponse(await writeRecord(database, line, writing)), 200);
  });
  app.openapi(restoreEndpoint, async (context) => {
    const { resource, id } = context.req.valid('param');
    const { operation_id } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id };
    return context.json(
      writtenRecordResponse(await restoreRecord(database, writableResource(context, resource), id, writing)),
      200,
    );
  });
  app.openapi(usesEndpoint, async (context) => {
    const { resource, id } = context.req.valid('param');
    return context.json(await findUsages(database.db, readableResource(context, resource), id), 200);
  });
  app.openapi(logEndpoint, async (context) => {
    const { resource, id } = context.req.valid('param');
    const list = await listRecordLog(
      database,
      readableResource(context, resource),
      id,
      context.req.valid('query'),
    );
    const results = list.results.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
    return paginatedResponse(context, { ...list, results }, endpoints);
  });
}

const alwaysOnline = {
  de: 'Das ist öffentlich, sobald es da ist: Es lässt sich nicht für einen Zeitpunkt anlegen.',
  en: 'This is public as soon as it is there: it cannot be created for a moment.',
};

const decidedAtOnce = {
  de: 'Über ein Feld, das der Import anders sagt, wird sofort entschieden, nicht zu einem Zeitpunkt.',
  en: 'What the import says differently is decided at once, not at a moment.',
};

const noOperation = {
  de: 'operation_id fehlt. Senden Sie eine neue: 8 bis 100 Buchstaben, Ziffern und Striche.',
  en: 'operation_id is missing. Send a new one: 8 to 100 letters, digits and hyphens.',
};
