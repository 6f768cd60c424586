// The call for the tips that stand below the search field.
import { type Calls, plainCall } from '#server/api/call.ts';
import { searchTipListSchema } from '#server/api/schemas/search-tip.ts';
import { listSearchTips } from '#server/services/search-tips.ts';

const searchTipsCall = plainCall({
  path: '/api/curated-search-tips',
  tag: 'Around the page',
  summary: 'List the search tips',
  answer: searchTipListSchema,
  answerDescription: "All tips, in the house's order.",
});

export function addSearchTipCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(searchTipsCall, async (context) =>
    context.json(await listSearchTips(house.database, calls), 200),
  );
}
