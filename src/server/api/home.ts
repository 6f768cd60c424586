// The calls for the home page: its sections, the productions on it, the news.
import { z } from '@hono/zod-openapi';
import { type Calls, queryCall, readerOf } from '#server/api/call.ts';
import { pageAnswer, pageOf } from '#server/api/paginated.ts';
import { pageParameters } from '#server/api/parameters.ts';
import {
  homeElementListSchema,
  newsTeaserListSchema,
  productionTeaserListSchema,
} from '#server/api/schemas/home.ts';
import { listHomeElements, listNewsTeasers, listProductionTeasers } from '#server/services/home.ts';

const tag = 'Home page';
const query = z.object(pageParameters);

const homeElementsCall = queryCall({
  path: '/api/homeelement',
  tag,
  summary: 'List the sections of the home page',
  query,
  answer: homeElementListSchema,
  answerDescription: 'A page of sections, from top to bottom.',
});

const productionTeasersCall = queryCall({
  path: '/api/production-teasers',
  tag,
  summary: 'List the productions on the home page',
  query,
  answer: productionTeaserListSchema,
  answerDescription: "A page of teasers, in the house's order.",
});

const newsTeasersCall = queryCall({
  path: '/api/news-teasers',
  tag,
  summary: 'List the news',
  query,
  answer: newsTeaserListSchema,
  answerDescription: 'A page of news, the newest first.',
});

export function addHomeCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(homeElementsCall, async (context) => {
    const elements = await listHomeElements(house.database, readerOf(calls));
    return pageAnswer(context, pageOf(elements, context.req.valid('query')), calls);
  });
  app.openapi(productionTeasersCall, async (context) => {
    const teasers = await listProductionTeasers(house.database, readerOf(calls));
    return pageAnswer(context, pageOf(teasers, context.req.valid('query')), calls);
  });
  app.openapi(newsTeasersCall, async (context) => {
    const teasers = await listNewsTeasers(house.database, calls);
    return pageAnswer(context, pageOf(teasers, context.req.valid('query')), calls);
  });
}
