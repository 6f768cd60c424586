// The endpoints of the search: both categories, pages of one category, autocompletion.
import { maxQueryLength } from '#domain/search/search.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { textParameter } from '#server/api/endpoint/parameters.ts';
import { addFilteredValueEndpoint, addListEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { completeSearch } from '#server/services/search/complete.ts';
import { search, searchCategory } from '#server/services/search/search.ts';
import { searchCompletionListSchema, searchResponseSchema, searchResultListSchema } from './search-schema.ts';

const shared = {
  tag: 'Search',
  responseDescription: 'Empty without a query.',
  filters: {
    query: textParameter(
      'query',
      'Words; "in this order" between quotation marks, or, and a minus before what must not be there.',
      'faust',
      maxQueryLength,
    ),
  },
};

const categories = { events: 'Search plays and events', content: 'Search everything but plays and events' };

export function addSearchEndpoints(endpoints: Endpoints): void {
  const { database } = endpoints.appContext;
  addFilteredValueEndpoint(
    endpoints,
    {
      ...shared,
      path: '/api/search',
      summary: 'Search everything',
      description: 'The best first: names before texts, what is to come before what is past.',
      response: searchResponseSchema,
    },
    ({ query = '' }) => search(database, query, requestContextOf(endpoints)),
  );
  for (const category of ['events', 'content'] as const) {
    addListEndpoint(
      endpoints,
      {
        ...shared,
        path: `/api/search-${category}`,
        summary: categories[category],
        response: searchResultListSchema,
      },
      ({ query = '', ...page }) =>
        searchCategory(database, category, { query, ...page }, requestContextOf(endpoints)),
    );
  }
  addFilteredValueEndpoint(
    endpoints,
    {
      ...shared,
      path: '/api/search-autocomplete',
      summary: 'Complete a word that is being typed',
      response: searchCompletionListSchema,
    },
    ({ query = '' }) => completeSearch(database, query, requestContextOf(endpoints)),
  );
}
