// The endpoint for the ink pairs.
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { addValueEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listColourGroups } from '#server/services/site/colour-groups.ts';
import { colorGroupListSchema } from './color-group-schema.ts';

export function addColorGroupEndpoints(endpoints: Endpoints): void {
  addValueEndpoint(
    endpoints,
    {
      path: '/api/color-groups/website-set',
      tag: 'Around the page',
      summary: 'List the ink pairs',
      response: colorGroupListSchema,
      responseDescription: 'All ink pairs, in manual order.',
    },
    () => listColourGroups(endpoints.appContext.database),
  );
}
