// The endpoints for events: the filtered list, single events, and tags.

import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { flagParameter } from '#server/api/endpoint/parameters.ts';
import { addListEndpoint, addShortListEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listEventTags } from '#server/services/events/event-tags.ts';
import { listEvents } from '#server/services/events/events.ts';
import { eventFilters } from './event-filters.ts';
import { eventListSchema } from './event-schema.ts';
import { tagListSchema } from './tag-schema.ts';

const tag = 'Events';

export function addEventEndpoints(endpoints: Endpoints): void {
  const { database } = endpoints.appContext;
  addListEndpoint(
    endpoints,
    {
      path: '/api/events',
      tag,
      summary: 'List events',
      description: 'By date, then id. Filters are joined by "and", the values of one filter by "or".',
      filters: {
        ...eventFilters,
        with_running: flagParameter(
          'with_running',
          'At night, in a list from today on: with what began the evening before and still runs.',
        ),
      },
      response: eventListSchema,
      responseDescription: 'A page of events; empty beyond the last page.',
    },
    (query) => listEvents(database, query, requestContextOf(endpoints)),
  );
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/event-tags',
      tag,
      summary: 'List the tags of events',
      response: tagListSchema,
      responseDescription: 'A page of tags, in manual order.',
    },
    () => listEventTags(database, endpoints),
  );
}
