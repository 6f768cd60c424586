// The endpoints of the search: both categories, pages of one category, autocompletion.
import { z } from '@hono/zod-openapi';
import { maxQueryLength } from '#domain/search/search.ts';
import { type Endpoints, queryEndpoint, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { pageAnswer } from '#server/api/endpoint/paginated.ts';
import { pageParameters, textParameter } from '#server/api/endpoint/parameters.ts';
import { completeSearch } from '#server/services/search/complete.ts';
import { search, searchCategory } from '#server/services/search/search.ts';
import { searchAnswerSchema, searchCompletionListSchema, searchResultListSchema } from './search-schema.ts';

const query = textParameter(
  'query',
  'Words; "in this order" between quotation marks, or, and a minus before what must not be there.',
  'faust',
  maxQueryLength,
);

const shared = { tag: 'Search', answerDescription: 'Nothing at all where nothing is asked.' };

const searchEndpoint = queryEndpoint({
  ...shared,
  path: '/api/search',
  summary: 'Search everything',
  description: 'The best first: names before texts, what is to come before what is past.',
  query: z.object({ query }),
  answer: searchAnswerSchema,
});

const eventsEndpoint = queryEndpoint({
  ...shared,
  path: '/api/search-events',
  summary: 'Search plays and events',
  query: z.object({ query, ...pageParameters }),
  answer: searchResultListSchema,
});

const contentEndpoint = queryEndpoint({
  ...shared,
  path: '/api/search-content',
  summary: 'Search everything but plays and events',
  query: z.object({ query, ...pageParameters }),
  answer: searchResultListSchema,
});

const completionEndpoint = queryEndpoint({
  ...shared,
  path: '/api/search-autocomplete',
  summary: 'Complete a word that is being typed',
  query: z.object({ query }),
  answer: searchCompletionListSchema,
});

export function addSearchEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(searchEndpoint, async (context) => {
    const asked = context.req.valid('query').query ?? '';
    return context.json(await search(appContext.database, asked, requestContextOf(endpoints)), 200);
  });
  app.openapi(eventsEndpoint, async (context) => {
    const { query: asked = '', ...page } = context.req.valid('query');
    const list = await searchCategory(
      appContext.database,
      'events',
      { query: asked, ...page },
      requestContextOf(endpoints),
    );
    return pageAnswer(context, list, endpoints);
  });
  app.openapi(contentEndpoint, async (context) => {
    const { query: asked = '', ...page } = context.req.valid('query');
    const list = await searchCategory(
      appContext.database,
      'content',
      { query: asked, ...page },
      requestContextOf(endpoints),
    );
    return pageAnswer(context, list, endpoints);
  });
  app.openapi(completionEndpoint, async (context) => {
    const asked = context.req.valid('query').query ?? '';
    return context.json(await completeSearch(appContext.database, asked, requestContextOf(endpoints)), 200);
  });
}
