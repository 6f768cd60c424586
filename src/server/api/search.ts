// The calls of the search: both categories at once, each of them by the page, and what the field offers.
import { z } from '@hono/zod-openapi';
import { longestQuery } from '#domain/search.ts';
import { type Calls, queryCall, readerOf } from '#server/api/call.ts';
import { pageAnswer } from '#server/api/paginated.ts';
import { pageParameters, textParameter } from '#server/api/parameters.ts';
import {
  searchAnswerSchema,
  searchCompletionListSchema,
  searchResultListSchema,
} from '#server/api/schemas/search.ts';
import { completeSearch } from '#server/services/search/complete.ts';
import { search, searchCategory } from '#server/services/search/search.ts';

const query = textParameter(
  'query',
  'Words; "in this order" between quotation marks, or, and a minus before what must not be there.',
  'faust',
  longestQuery,
);

const shared = { tag: 'Search', answerDescription: 'Nothing at all where nothing is asked.' };

const searchCall = queryCall({
  ...shared,
  path: '/api/search',
  summary: 'Search everything',
  description: 'The best first: names before texts, what is to come before what is past.',
  query: z.object({ query }),
  answer: searchAnswerSchema,
});

const eventsCall = queryCall({
  ...shared,
  path: '/api/search-events',
  summary: 'Search plays and events',
  query: z.object({ query, ...pageParameters }),
  answer: searchResultListSchema,
});

const contentCall = queryCall({
  ...shared,
  path: '/api/search-content',
  summary: 'Search everything but plays and events',
  query: z.object({ query, ...pageParameters }),
  answer: searchResultListSchema,
});

const completionCall = queryCall({
  ...shared,
  path: '/api/search-autocomplete',
  summary: 'Complete a word that is being typed',
  query: z.object({ query }),
  answer: searchCompletionListSchema,
});

export function addSearchCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(searchCall, async (context) => {
    const asked = context.req.valid('query').query ?? '';
    return context.json(await search(house.database, asked, readerOf(calls)), 200);
  });
  app.openapi(eventsCall, async (context) => {
    const { query: asked = '', ...page } = context.req.valid('query');
    const list = await searchCategory(house.database, 'events', { query: asked, ...page }, readerOf(calls));
    return pageAnswer(context, list, calls);
  });
  app.openapi(contentCall, async (context) => {
    const { query: asked = '', ...page } = context.req.valid('query');
    const list = await searchCategory(house.database, 'content', { query: asked, ...page }, readerOf(calls));
    return pageAnswer(context, list, calls);
  });
  app.openapi(completionCall, async (context) => {
    const asked = context.req.valid('query').query ?? '';
    return context.json(await completeSearch(house.database, asked, readerOf(calls)), 200);
  });
}
