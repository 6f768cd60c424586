// The call for subscriptions: the list with its filters.
import { z } from '@hono/zod-openapi';
import { subscriptionTypes, timesOfDay, weekdays } from '#domain/subscription.ts';
import { type Calls, queryCall } from '#server/api/call.ts';
import { pageAnswer } from '#server/api/paginated.ts';
import { choicesParameter, flagParameter, namesParameter, pageParameters } from '#server/api/parameters.ts';
import { subscriptionListSchema } from '#server/api/schemas/subscription.ts';
import { listSubscriptions } from '#server/services/subscriptions.ts';

const subscriptionsCall = queryCall({
  path: '/api/subscriptions',
  tag: 'Subscriptions',
  summary: 'List subscriptions',
  description: 'In the house\'s order. Filters are joined by "and", the values of one filter by "or".',
  query: z.object({
    ...pageParameters,
    type: choicesParameter('type', 'Kinds, any of them.', subscriptionTypes),
    weekday: choicesParameter(
      'weekday',
      'Days, any of them; what has no fixed days falls on none.',
      weekdays,
    ),
    time_of_day: choicesParameter('time_of_day', 'When in the day; what is both, is either.', timesOfDay),
    season: namesParameter('season', 'Seasons, any of them.', ['2025/26']),
    is_under_30: flagParameter('is_under_30', 'Only what is for people under thirty.'),
  }),
  answer: subscriptionListSchema,
  answerDescription: 'A page of subscriptions; empty beyond the last page.',
});

export function addSubscriptionCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(subscriptionsCall, async (context) => {
    const list = await listSubscriptions(house.database, context.req.valid('query'), calls);
    return pageAnswer(context, list, calls);
  });
}
