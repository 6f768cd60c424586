// The endpoint for search tips.
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { addValueEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listSearchTips } from '#server/services/search/search-tips.ts';
import { searchTipListSchema } from './search-tip-schema.ts';

export function addSearchTipEndpoints(endpoints: Endpoints): void {
  addValueEndpoint(
    endpoints,
    {
      path: '/api/curated-search-tips',
      tag: 'Around the page',
      summary: 'List the search tips',
      response: searchTipListSchema,
      responseDescription: 'All tips, in manual order.',
    },
    () => listSearchTips(endpoints.appContext.database, endpoints),
  );
}
