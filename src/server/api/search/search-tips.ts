// The endpoint for search tips.
import { type Endpoints, plainEndpoint } from '#server/api/endpoint/endpoint.ts';
import { listSearchTips } from '#server/services/search/search-tips.ts';
import { searchTipListSchema } from './search-tip-schema.ts';

const searchTipsEndpoint = plainEndpoint({
  path: '/api/curated-search-tips',
  tag: 'Around the page',
  summary: 'List the search tips',
  answer: searchTipListSchema,
  answerDescription: "All tips, in the house's order.",
});

export function addSearchTipEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(searchTipsEndpoint, async (context) =>
    context.json(await listSearchTips(appContext.database, endpoints), 200),
  );
}
