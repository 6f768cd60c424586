// The endpoint for subscriptions: the filtered list.
import { z } from '@hono/zod-openapi';
import { subscriptionTypes, timesOfDay, weekdays } from '#domain/subscriptions/subscription.ts';
import { type Endpoints, queryEndpoint } from '#server/api/endpoint/endpoint.ts';
import { pageAnswer } from '#server/api/endpoint/paginated.ts';
import {
  choicesParameter,
  flagParameter,
  namesParameter,
  pageParameters,
} from '#server/api/endpoint/parameters.ts';
import { listSubscriptions } from '#server/services/subscriptions/subscriptions.ts';
import { subscriptionListSchema } from './subscription-schema.ts';

const subscriptionsEndpoint = queryEndpoint({
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
    season: namesParameter('season', 'Seasons, any of them; `is_under_30` is one, too.', ['2025/26']),
    is_under_30: flagParameter('is_under_30', 'Only what is for people under thirty.'),
  }),
  answer: subscriptionListSchema,
  answerDescription: 'A page of subscriptions; empty beyond the last page.',
});

export function addSubscriptionEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(subscriptionsEndpoint, async (context) => {
    const list = await listSubscriptions(appContext.database, context.req.valid('query'), endpoints);
    return pageAnswer(context, list, endpoints);
  });
}
