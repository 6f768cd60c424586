// The endpoints for the home page: sections, productions, news.
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { addShortListEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listHomeElements, listNewsTeasers, listProductionTeasers } from '#server/services/site/home.ts';
import { homeElementListSchema, newsTeaserListSchema, productionTeaserListSchema } from './home-schema.ts';

const tag = 'Home page';

export function addHomeEndpoints(endpoints: Endpoints): void {
  const { database } = endpoints.appContext;
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/homeelement',
      tag,
      summary: 'List the sections of the home page',
      response: homeElementListSchema,
      responseDescription: 'A page of sections, from top to bottom.',
    },
    () => listHomeElements(database, requestContextOf(endpoints)),
  );
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/production-teasers',
      tag,
      summary: 'List the productions on the home page',
      response: productionTeaserListSchema,
      responseDescription: 'A page of teasers, in manual order.',
    },
    () => listProductionTeasers(database, requestContextOf(endpoints)),
  );
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/news-teasers',
      tag,
      summary: 'List the news',
      response: newsTeaserListSchema,
      responseDescription: 'A page of news, the newest first.',
    },
    () => listNewsTeasers(database, endpoints),
  );
}
