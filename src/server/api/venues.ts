// The calls for venues: all of them, and one with the way there.
import { z } from '@hono/zod-openapi';
import { type Calls, queryCall, recordAnswer, recordCall } from '#server/api/call.ts';
import { pageAnswer, pageOf } from '#server/api/paginated.ts';
import { idParameter, pageParameters } from '#server/api/parameters.ts';
import { venueListSchema, venueSchema } from '#server/api/schemas/venue.ts';
import { getVenue, listVenues } from '#server/services/venues.ts';

const venuesCall = queryCall({
  path: '/api/venues',
  tag: 'Venues',
  summary: 'List venues',
  query: z.object(pageParameters),
  answer: venueListSchema,
  answerDescription: "A page of venues, in the house's order.",
});

const venueCall = recordCall({
  path: '/api/venues/{id}',
  tag: 'Venues',
  summary: 'Get a venue',
  params: z.object({ id: idParameter }),
  answer: venueSchema,
  answerDescription: "Everything that the venue's page tells; its evenings are in /api/events/?stage_name=.",
});

export function addVenueCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(venuesCall, async (context) => {
    const venues = await listVenues(house.database, calls);
    return pageAnswer(context, pageOf(venues, context.req.valid('query')), calls);
  });
  app.openapi(venueCall, async (context) => {
    const venue = await getVenue(house.database, context.req.valid('param').id, calls);
    return recordAnswer(context, venue, calls);
  });
}
