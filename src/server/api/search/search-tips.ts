// The endpoint for search tips, and their schema.
import { z } from '@hono/zod-openapi';
import type { SearchTip } from '#domain/search/search-tip.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { addValueEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { inGermanSchema } from '#server/api/endpoint/text-schema.ts';
import { listSearchTips } from '#server/services/search/search-tips.ts';

export const searchTipListSchema = z
  .array(
    z.object({
      name: z.string(),
      target: z.object({ url: z.string() }),
      in_german: inGermanSchema,
    }),
  )
  .openapi('SearchTipList', {
    example: [{ name: 'Premieren', target: { url: '/de/termine?is_premiere=true' }, in_german: [] }],
  }) satisfies z.ZodType<SearchTip[]>;

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
