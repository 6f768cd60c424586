// The calls for the schedule: the list of events with its filters, and the tags to filter by.
import { z } from '@hono/zod-openapi';
import { type Calls, queryCall, readerOf } from '#server/api/call.ts';
import { pageAnswer, pageOf } from '#server/api/paginated.ts';
import { dayParameter, idsParameter, namesParameter, pageParameters } from '#server/api/parameters.ts';
import { eventListSchema } from '#server/api/schemas/event.ts';
import { tagListSchema } from '#server/api/schemas/tag.ts';
import { listEventTags } from '#server/services/event-tags.ts';
import { listEvents } from '#server/services/events.ts';

const tag = 'Events';

const eventsCall = queryCall({
  path: '/api/events',
  tag,
  summary: 'List events',
  description: 'By date, then id. Filters are joined by "and", the values of one filter by "or".',
  query: z.object({
    ...pageParameters,
    date: dayParameter('date', 'First day, inclusive; today where it is left out.', '2026-03-12'),
    date_to: dayParameter('date_to', 'Day after the last one: exclusive.', '2026-03-13'),
    stage_name: namesParameter('stage_name', 'Stages, any of them.', ['Ballsaal', 'Box']),
    tag: idsParameter('tag', 'Ids of tags, any of which the event or its production carries.', [3]),
    activity: idsParameter('activity', 'Ids of activities, any of them; 9 is the premiere.', [9]),
    production_id: idsParameter('production_id', 'Ids of productions, any of them.', [12]),
  }),
  answer: eventListSchema,
  answerDescription: 'A page of events; empty beyond the last page.',
});

const eventTagsCall = queryCall({
  path: '/api/event-tags',
  tag,
  summary: 'List the tags of events',
  query: z.object(pageParameters),
  answer: tagListSchema,
  answerDescription: "A page of tags, in the house's order.",
});

export function addEventCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(eventsCall, async (context) => {
    const list = await listEvents(house.database, context.req.valid('query'), readerOf(calls));
    return pageAnswer(context, list, calls);
  });
  app.openapi(eventTagsCall, async (context) => {
    const tags = await listEventTags(house.database, calls);
    return pageAnswer(context, pageOf(tags, context.req.valid('query')), calls);
  });
}
