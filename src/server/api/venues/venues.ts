// The endpoints for venues: the list, and one venue.
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { addRecordEndpoint, addShortListEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { getVenue, listVenues } from '#server/services/venues/venues.ts';
import { venueListSchema, venueSchema } from './venue-schema.ts';

const tag = 'Venues';

export function addVenueEndpoints(endpoints: Endpoints): void {
  const { database } = endpoints.appContext;
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/venues',
      tag,
      summary: 'List venues',
      response: venueListSchema,
      responseDescription: 'A page of venues, in manual order.',
    },
    () => listVenues(database, endpoints),
  );
  addRecordEndpoint(
    endpoints,
    {
      path: '/api/venues/{id}',
      tag,
      summary: 'Get a venue',
      response: venueSchema,
      responseDescription:
        "Everything that the venue's page tells; its events are in /api/events/?stage_name=.",
    },
    (id) => getVenue(database, id, endpoints),
  );
}
