// The endpoints for the home page: sections, productions, news.
import { z } from '@hono/zod-openapi';
import { type Endpoints, queryEndpoint, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { pageAnswer, pageOf } from '#server/api/endpoint/paginated.ts';
import { pageParameters } from '#server/api/endpoint/parameters.ts';
import { listHomeElements, listNewsTeasers, listProductionTeasers } from '#server/services/site/home.ts';
import { homeElementListSchema, newsTeaserListSchema, productionTeaserListSchema } from './home-schema.ts';

const tag = 'Home page';
const query = z.object(pageParameters);

const homeElementsEndpoint = queryEndpoint({
  path: '/api/homeelement',
  tag,
  summary: 'List the sections of the home page',
  query,
  answer: homeElementListSchema,
  answerDescription: 'A page of sections, from top to bottom.',
});

const productionTeasersEndpoint = queryEndpoint({
  path: '/api/production-teasers',
  tag,
  summary: 'List the productions on the home page',
  query,
  answer: productionTeaserListSchema,
  answerDescription: "A page of teasers, in the house's order.",
});

const newsTeasersEndpoint = queryEndpoint({
  path: '/api/news-teasers',
  tag,
  summary: 'List the news',
  query,
  answer: newsTeaserListSchema,
  answerDescription: 'A page of news, the newest first.',
});

export function addHomeEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(homeElementsEndpoint, async (context) => {
    const elements = await listHomeElements(appContext.database, requestContextOf(endpoints));
    return pageAnswer(context, pageOf(elements, context.req.valid('query')), endpoints);
  });
  app.openapi(productionTeasersEndpoint, async (context) => {
    const teasers = await listProductionTeasers(appContext.database, requestContextOf(endpoints));
    return pageAnswer(context, pageOf(teasers, context.req.valid('query')), endpoints);
  });
  app.openapi(newsTeasersEndpoint, async (context) => {
    const teasers = await listNewsTeasers(appContext.database, endpoints);
    return pageAnswer(context, pageOf(teasers, context.req.valid('query')), endpoints);
  });
}
