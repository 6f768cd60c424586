// The endpoints for unpublished changes of a record: its draft and its scheduled changes.
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ResourceName } from '#domain/resources/resource.ts';
import { editorEndpoint, jsonContent, silentEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { idInPath, idParameter, versionParameter } from '#server/api/endpoint/parameters.ts';
import { publishDrafts } from '#server/services/records/drafts/publish-drafts.ts';
import {
  type DraftTarget,
  listScheduledChanges,
  readRecordDraft,
} from '#server/services/records/drafts/read-draft.ts';
import { discardDraft, saveDraft } from '#server/services/records/drafts/save-draft.ts';
import { cancelScheduledChange, scheduleDraft } from '#server/services/records/drafts/schedule-change.ts';
import { readRecord } from '#server/services/records/read-records.ts';
import {
  draftAsJson,
  parseFutureTime,
  publishedDraftResponse,
  requireDiscarded,
  requirePublishable,
  savedDraftResponse,
  scheduledChangeAsJson,
  scheduledChangeResponse,
} from './draft-responses.ts';
import {
  cancelledScheduledChangeSchema,
  draftChangeSchema,
  draftPublicationSchema,
  draftResponseSchema,
  publishedDraftSchema,
  unpublishedSchema,
} from './drafts-schema.ts';
import { readableResource, writableResource } from './record-responses.ts';
import { resourceParameter } from './records-schema.ts';

const shared = { tag: 'Back office', action: 'back-office' } as const;
const params = z.object({ resource: resourceParameter, id: idParameter });
const path = '/api/cms-hub/{resource}/{id}';

const getEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: `${path}/draft`,
  summary: 'Get the unpublished changes of a record',
  request: { params },
  response: unpublishedSchema,
  responseDescription: 'Its draft, and what is planned.',
});

const saveEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/draft`,
  summary: 'Save fields of a draft',
  description:
    'Editors share one draft per record. Fields that are left out stay as they are; one that is as in public leaves the ' +
    'draft. Rejected with 409 where somebody else has saved it, with `draft` as it is now, and where the record was ' +
    'changed since `record_version`, with `record` and `changed_by` besides. Records that visitors never see have no draft: 422.',
  request: { params, body: jsonContent(draftChangeSchema) },
  response: draftResponseSchema,
  responseDescription: 'The draft; null where nothing differs from what is public.',
});

const discardEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  path: `${path}/draft`,
  summary: 'Discard a draft',
  request: {
    params,
    query: z.object({ version: versionParameter('The version of the draft that was seen.') }),
  },
  responseDescription: 'There is no draft. Saving its fields again brings it back.',
});

const publishEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/draft/publish`,
  summary: 'Publish a draft, now or at a moment',
  description:
    'An ordinary change set, which can be undone. Rejected with 409 where a field of the draft was changed in public since: ' +
    'the problem then has `conflicts`, the `record` and the `draft`.',
  request: { params, body: jsonContent(draftPublicationSchema) },
  response: publishedDraftSchema,
  responseDescription: 'The record as it is public now.',
});

const cancelEndpoint = editorEndpoint({
  ...shared,
  method: 'delete',
  path: `${path}/plans/{plan_id}`,
  summary: 'Cancel a planned change, or dismiss one that was not carried out',
  request: { params: params.extend({ plan_id: idInPath('plan_id', 'Number of the plan.') }) },
  response: cancelledScheduledChangeSchema,
  responseDescription: 'What will not happen.',
});

export function addDraftEndpoints({ app, appContext, locale }: Endpoints): void {
  const { database } = appContext;
  const { db } = database;
  const targetOf = (context: Context, sent: { resource: ResourceName | null; id: number }): DraftTarget => ({
    resource: writableResource(context, sent.resource),
    id: sent.id,
  });

  /** The published record and its draft. */
  async function present(target: DraftTarget) {
    const record = await readRecord(db, target.resource, target.id);
    if (!record) throw new HttpError(404);
    return { record, draft: await readRecordDraft(db, target, record) };
  }

  app.openapi(getEndpoint, async (context) => {
    const { resource, id } = context.req.valid('param');
    const target = { resource: readableResource(context, resource), id };
    const { draft } = await present(target);
    const plans = await listScheduledChanges(db, target);
    const answer = {
      draft: draftAsJson(draft),
      plans: plans.map((plan) => scheduledChangeAsJson(plan, locale)),
    };
    return context.json(answer, 200);
  });
  app.openapi(saveEndpoint, async (context) => {
    const target = targetOf(context, context.req.valid('param'));
    requirePublishable(target.resource);
    const { operation_id, ...change } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id };
    return context.json(savedDraftResponse(await saveDraft(database, target, change, writing)), 200);
  });
  app.openapi(discardEndpoint, async (context) => {
    const target = targetOf(context, context.req.valid('param'));
    requireDiscarded(await discardDraft(database, target, context.req.valid('query').version));
    return context.body(null, 204);
  });
  app.openapi(publishEndpoint, async (context) => {
    const target = targetOf(context, context.req.valid('param'));
    const { operation_id, version, languages, due_at } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id };
    if (due_at !== undefined) {
      requirePublishable(target.resource);
      const moment = parseFutureTime(due_at, appContext.now());
      const planned = await scheduleDraft(database, target, { version, due_at: moment }, writing);
      const { draft } = await present(target);
      return context.json({ ...scheduledChangeResponse(planned, draft), draft: draftAsJson(draft) }, 200);
    }
    const outcome = await publishDrafts(db, [target], writing, { version, languages });
    const { record, draft } = await present(target);
    return context.json(publishedDraftResponse(outcome, record, draft), 200);
  });
  app.openapi(cancelEndpoint, async (context) => {
    const { plan_id, ...sent } = context.req.valid('param');
    const cancelled = await cancelScheduledChange(database, targetOf(context, sent), plan_id);
    if (!cancelled) throw new HttpError(404);
    return context.json({ due_at: cancelled.due_at.toISOString(), data: cancelled.data }, 200);
  });
}
