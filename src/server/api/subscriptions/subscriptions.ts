// The endpoint for subscriptions: the filtered list.
import { subscriptionTypes, timesOfDay, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { choicesParameter, flagParameter, namesParameter } from '#server/api/endpoint/parameters.ts';
import { addListEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listSubscriptions } from '#server/services/subscriptions/subscriptions.ts';
import { subscriptionListSchema } from './subscription-schema.ts';

export function addSubscriptionEndpoints(endpoints: Endpoints): void {
  addListEndpoint(
    endpoints,
    {
      path: '/api/subscriptions',
      tag: 'Subscriptions',
      summary: 'List subscriptions',
      description: 'In manual order. Filters are joined by "and", the values of one filter by "or".',
      filters: {
        type: choicesParameter('type', 'Kinds, any of them.', subscriptionTypes),
        weekday: choicesParameter(
          'weekday',
          'Days, any of them; what has no fixed days falls on none.',
          weekdayCodes,
        ),
        time_of_day: choicesParameter('time_of_day', 'When in the day; what is both, is either.', timesOfDay),
        season: namesParameter('season', 'Seasons, any of them; `is_under_30` is one, too.', ['2025/26']),
        is_under_30: flagParameter('is_under_30', 'Only what is for people under thirty.'),
      },
      response: subscriptionListSchema,
      responseDescription: 'A page of subscriptions; empty beyond the last page.',
    },
    (query) => listSubscriptions(endpoints.appContext.database, query, endpoints),
  );
}
