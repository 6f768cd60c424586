// The calls for what is to happen at a time: plan it, see it, change it, cancel it.
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { toBerlinIso } from '#domain/dates.ts';
import type { Locale } from '#domain/locales.ts';
import { textOf } from '#domain/localized.ts';
import type { Calls } from '#server/api/call.ts';
import { editorCall, jsonContent, silentCall } from '#server/api/editor-call.ts';
import { editorOf } from '#server/api/editor-call-guard.ts';
import { Refusal, refusedField } from '#server/api/failure.ts';
import { idParameter, idsParameter } from '#server/api/parameters.ts';
import { failureOf, refusedPlans } from '#server/api/schedule-messages.ts';
import { newScheduleSchema, planSchema, scheduledListSchema } from '#server/api/schemas/schedule.ts';
import { mayDo } from '#server/services/permissions.ts';
import { listScheduled, type Scheduled } from '#server/services/schedule/list-scheduled.ts';
import {
  cancelScheduled,
  rescheduleAction,
  type ScheduleOutcome,
  scheduleAction,
} from '#server/services/schedule/schedule.ts';

const shared = { tag: 'Scheduling', action: 'publish-pages' } as const;
const params = z.object({ id: idParameter });

const listCall = editorCall({
  ...shared,
  action: 'edit-pages',
  method: 'get',
  path: '/pageeditor-api/schedule',
  summary: 'List what is scheduled',
  description: 'What lies ahead, and what could not be done and was not put away yet; the earliest first.',
  request: { query: z.object({ container: idsParameter('container', 'Only of these places.', [12]) }) },
  answer: scheduledListSchema,
  answerDescription: 'Two hundred at most.',
});

const createCall = editorCall({
  ...shared,
  method: 'post',
  path: '/pageeditor-api/container/{id}/schedule',
  summary: 'Publish a place, or take its page offline, at a time',
  description:
    'Published is the working copy as it stands then; a page that is offline goes online with it. Refused for a ' +
    'time that is past, or that the clock skips; one that it shows twice needs `which`.',
  request: { params, body: jsonContent(planSchema) },
  answer: newScheduleSchema,
  status: 201,
  answerDescription: 'Its number.',
});

const changeCall = editorCall({
  ...shared,
  method: 'put',
  path: '/pageeditor-api/schedule/{id}',
  summary: 'Schedule something else instead',
  description: 'It gets a new number. Refused with 409 where it was done meanwhile.',
  request: { params, body: jsonContent(planSchema) },
  answer: newScheduleSchema,
  answerDescription: 'Its new number.',
});

const cancelCall = silentCall({
  ...shared,
  method: 'delete',
  path: '/pageeditor-api/schedule/{id}',
  summary: 'Cancel it, or put a failure away',
  request: { params },
  answerDescription: 'It will not happen.',
});

const written = ({ page, failure, ...scheduled }: Scheduled, locale: Locale) => ({
  ...scheduled,
  page: page && { id: page.id, title: textOf(page.title, locale), url: `/${locale}/${page.path[locale]}` },
  due_at: toBerlinIso(scheduled.due_at),
  state: failure ? ('failed' as const) : ('waiting' as const),
  ...(failure ? failureOf(failure, locale) : { failure: null, module: null }),
});

/** @throws Refusal where it was not planned */
function answered(result: ScheduleOutcome): { id: number } {
  switch (result.outcome) {
    case 'scheduled':
      return { id: result.id };
    case 'gone':
      throw new Refusal(404);
    case 'done':
      throw new Refusal(409, (locale) => ({ detail: alreadyDone[locale] }));
    case 'refused': {
      const { field, message } = refusedPlans[result.reason];
      throw refusedField(field, message);
    }
  }
}

const alreadyDone = {
  de: 'Das ist inzwischen geschehen. Laden Sie die Seite neu.',
  en: 'This has been done meanwhile. Reload the page.',
};

export function addScheduleCalls(calls: Calls): void {
  const { app, house, locale } = calls;
  const { database } = house;
  const planIn = (context: Context, body: z.infer<typeof planSchema>) => {
    const { user } = editorOf(context);
    if (body.action === 'offline' && !mayDo(user.role, 'manage-pages')) throw new Refusal(403);
    return { plan: { ...body, which: body.which ?? null }, user_id: user.id };
  };
  app.openapi(listCall, async (context) => {
    const found = await listScheduled(database, context.req.valid('query').container);
    const results = found.map((scheduled) => written(scheduled, locale));
    return context.json({ count: results.length, results }, 200);
  });
  app.openapi(createCall, async (context) => {
    const { plan, user_id } = planIn(context, context.req.valid('json'));
    const { id } = context.req.valid('param');
    return context.json(
      answered(await scheduleAction(database, id, plan, { user_id, now: house.now() })),
      201,
    );
  });
  app.openapi(changeCall, async (context) => {
    const { plan, user_id } = planIn(context, context.req.valid('json'));
    const { id } = context.req.valid('param');
    return context.json(
      answered(await rescheduleAction(database, id, plan, { user_id, now: house.now() })),
      200,
    );
  });
  app.openapi(cancelCall, async (context) => {
    const outcome = await cancelScheduled(database, context.req.valid('param').id, editorOf(context).user.id);
    if (outcome === 'gone') throw new Refusal(404);
    if (outcome === 'done') throw new Refusal(409, (language) => ({ detail: alreadyDone[language] }));
    return context.body(null, 204);
  });
}
