// The endpoints for venues: the list, and one venue.
import { z } from '@hono/zod-openapi';
import {
  type Endpoints,
  queryEndpoint,
  recordAnswer,
  recordEndpoint,
} from '#server/api/endpoint/endpoint.ts';
import { pageAnswer, pageOf } from '#server/api/endpoint/paginated.ts';
import { idParameter, pageParameters } from '#server/api/endpoint/parameters.ts';
import { getVenue, listVenues } from '#server/services/venues/venues.ts';
import { venueListSchema, venueSchema } from './venue-schema.ts';

const venuesEndpoint = queryEndpoint({
  path: '/api/venues',
  tag: 'Venues',
  summary: 'List venues',
  query: z.object(pageParameters),
  answer: venueListSchema,
  answerDescription: "A page of venues, in the house's order.",
});

const venueEndpoint = recordEndpoint({
  path: '/api/venues/{id}',
  tag: 'Venues',
  summary: 'Get a venue',
  params: z.object({ id: idParameter }),
  answer: venueSchema,
  answerDescription: "Everything that the venue's page tells; its evenings are in /api/events/?stage_name=.",
});

export function addVenueEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(venuesEndpoint, async (context) => {
    const venues = await listVenues(appContext.database, endpoints);
    return pageAnswer(context, pageOf(venues, context.req.valid('query')), endpoints);
  });
  app.openapi(venueEndpoint, async (context) => {
    const venue = await getVenue(appContext.database, context.req.valid('param').id, endpoints);
    return recordAnswer(context, venue, endpoints);
  });
}
