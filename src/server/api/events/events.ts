// The endpoints for events: the filtered list, single events, and tags.

import { accessServices, maxPrice } from '#domain/events/filters.ts';
import { weekdays } from '#domain/subscriptions/subscription.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import {
  choicesParameter,
  dayParameter,
  flagParameter,
  idsParameter,
  namesParameter,
  wholeNumberParameter,
} from '#server/api/endpoint/parameters.ts';
import { addList, addShortList } from '#server/api/endpoint/read-endpoints.ts';
import { listEventTags } from '#server/services/events/event-tags.ts';
import { listEvents } from '#server/services/events/events.ts';
import { eventListSchema } from './event-schema.ts';
import { tagListSchema } from './tag-schema.ts';

const tag = 'Events';

export function addEventEndpoints(endpoints: Endpoints): void {
  const { database } = endpoints.appContext;
  addList(
    endpoints,
    {
      path: '/api/events',
      tag,
      summary: 'List events',
      description: 'By date, then id. Filters are joined by "and", the values of one filter by "or".',
      filters: {
        date: dayParameter('date', 'First day, inclusive; today where it is left out.', '2026-03-12'),
        date_to: dayParameter('date_to', 'Day after the last one: exclusive.', '2026-03-13'),
        stage_name: namesParameter('stage_name', 'Stages, any of them.', ['Ballsaal', 'Box']),
        tag: idsParameter('tag', 'Ids of tags, any of which the event or its production carries.', [3]),
        activity: idsParameter('activity', 'Ids of activities, any of them; 9 is the premiere.', [9]),
        production_id: idsParameter('production_id', 'Ids of productions, any of them.', [12]),
        weekday: choicesParameter('weekday', 'Days of the week, any of them.', weekdays),
        with_tickets: flagParameter('with_tickets', 'Only what can be bought.'),
        price_to: wholeNumberParameter(
          'price_to',
          'The highest price from which tickets are sold, in euro; 0 for any.',
          0,
          maxPrice,
        ),
        access_service: choicesParameter('access_service', 'Access services, any of them.', accessServices),
      },
      answer: eventListSchema,
      answerDescription: 'A page of events; empty beyond the last page.',
    },
    (query) => listEvents(database, query, requestContextOf(endpoints)),
  );
  addShortList(
    endpoints,
    {
      path: '/api/event-tags',
      tag,
      summary: 'List the tags of events',
      answer: tagListSchema,
      answerDescription: 'A page of tags, in manual order.',
    },
    () => listEventTags(database, endpoints),
  );
}
