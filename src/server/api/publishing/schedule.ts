// The endpoints for scheduled actions: create, list, change, cancel.
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { toBerlinIso } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import { editorEndpoint, jsonContent, silentEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { idParameter, idsParameter } from '#server/api/endpoint/parameters.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import {
  listScheduledPublications,
  type ScheduledPublication,
} from '#server/services/publishing/list-scheduled.ts';
import {
  cancelAction,
  rescheduleAction,
  type ScheduleOutcome,
  scheduleAction,
} from '#server/services/publishing/schedule.ts';
import { failureOf, rejectedSchedules } from './schedule-messages.ts';
import { newScheduleSchema, scheduledListSchema, scheduledPublicationSchema } from './schedule-schema.ts';

const shared = { tag: 'Scheduling', action: 'publish-pages' } as const;
const params = z.object({ id: idParameter });

const listEndpoint = editorEndpoint({
  ...shared,
  action: 'edit-pages',
  method: 'get',
  path: '/pageeditor-api/schedule',
  summary: 'List scheduled actions',
  description: 'Upcoming actions, and failed ones that were not dismissed; the earliest first.',
  request: { query: z.object({ container: idsParameter('container', 'Only of these containers.', [12]) }) },
  response: scheduledListSchema,
  responseDescription: 'At most 200 scheduled actions.',
});

const createEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  target: 'container',
  path: '/pageeditor-api/container/{id}/schedule',
  summary: 'Publish a container, or take its page offline, at a time',
  description:
    'Publishes the working copy as it is at that time; an offline page goes online. Rejected for a time in the past, ' +
    'or one that the change to summer time skips; a time that occurs twice needs `which`.',
  request: { params, body: jsonContent(scheduledPublicationSchema) },
  response: newScheduleSchema,
  status: 201,
  responseDescription: 'The id of the scheduled action.',
});

const changeEndpoint = editorEndpoint({
  ...shared,
  method: 'put',
  target: 'scheduled',
  path: '/pageeditor-api/schedule/{id}',
  summary: 'Change a scheduled action',
  description: 'It gets a new id. Rejected with 409 if it was executed meanwhile.',
  request: { params, body: jsonContent(scheduledPublicationSchema) },
  response: newScheduleSchema,
  responseDescription: 'The id of the new scheduled action.',
});

const cancelEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  target: 'scheduled',
  path: '/pageeditor-api/schedule/{id}',
  summary: 'Cancel a scheduled action, or dismiss a failed one',
  request: { params },
  responseDescription: 'It is cancelled.',
});

const written = ({ page, failure, ...scheduled }: ScheduledPublication, locale: Locale) => ({
  ...scheduled,
  page: page && { id: page.id, title: textOf(page.title, locale), url: `/${locale}/${page.path[locale]}` },
  due_at: toBerlinIso(scheduled.due_at),
  state: failure ? ('failed' as const) : ('waiting' as const),
  ...(failure ? failureOf(failure, locale) : { failure: null, module: null }),
});

/** @throws HttpError if it was not scheduled */
function answered(result: ScheduleOutcome): { id: number } {
  switch (result.outcome) {
    case 'scheduled':
      return { id: result.id };
    case 'gone':
      throw new HttpError(404);
    case 'done':
      throw rejected(409, alreadyDone);
    case 'refused': {
      const { field, message } = rejectedSchedules[result.reason];
      throw rejectedField(field, message);
    }
  }
}

const alreadyDone = {
  de: 'Das ist inzwischen geschehen. Laden Sie die Seite neu.',
  en: 'This has been done meanwhile. Reload the page.',
};

export function addScheduleEndpoints(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  const { database } = appContext;
  const planIn = (context: Context, body: z.infer<typeof scheduledPublicationSchema>) => {
    const { user } = editorOf(context);
    if (body.action === 'offline' && !mayDo(user.role, 'manage-pages')) throw new HttpError(403);
    return { plan: { ...body, which: body.which ?? null }, user_id: user.id };
  };
  app.openapi(listEndpoint, async (context) => {
    const found = await listScheduledPublications(database, context.req.valid('query').container);
    const results = found.map((scheduled) => written(scheduled, locale));
    return context.json({ count: results.length, results }, 200);
  });
  app.openapi(createEndpoint, async (context) => {
    const { plan, user_id } = planIn(context, context.req.valid('json'));
    const { id } = context.req.valid('param');
    return context.json(
      answered(await scheduleAction(database, id, plan, { user_id, now: appContext.now() })),
      201,
    );
  });
  app.openapi(changeEndpoint, async (context) => {
    const { plan, user_id } = planIn(context, context.req.valid('json'));
    const { id } = context.req.valid('param');
    return context.json(
      answered(await rescheduleAction(database, id, plan, { user_id, now: appContext.now() })),
      200,
    );
  });
  app.openapi(cancelEndpoint, async (context) => {
    const outcome = await cancelAction(database, context.req.valid('param').id, editorOf(context).user.id);
    if (outcome === 'gone') throw new HttpError(404);
    if (outcome === 'done') throw new HttpError(409, (language) => ({ detail: alreadyDone[language] }));
    return context.body(null, 204);
  });
}
