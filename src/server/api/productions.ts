// The calls for productions: the list with its filters, one production, and the tags to filter by.
import { z } from '@hono/zod-openapi';
import { type Calls, queryCall, readerOf, recordAnswer, recordCall } from '#server/api/call.ts';
import { pageAnswer, pageOf } from '#server/api/paginated.ts';
import {
  flagParameter,
  idParameter,
  idsParameter,
  namesParameter,
  pageParameters,
} from '#server/api/parameters.ts';
import { productionListSchema, productionSchema } from '#server/api/schemas/production.ts';
import { tagListSchema } from '#server/api/schemas/tag.ts';
import { listProductionTags } from '#server/services/production-tags.ts';
import { getProduction, listProductions } from '#server/services/productions.ts';

const tag = 'Productions';

const productionsCall = queryCall({
  path: '/api/productions',
  tag,
  summary: 'List productions',
  description: 'In the house\'s order. Filters are joined by "and", the values of one filter by "or".',
  query: z.object({
    ...pageParameters,
    show_in_production_list: flagParameter(
      'show_in_production_list',
      'Only what belongs into the list of productions; left out, everything that is online.',
    ),
    stage_name: namesParameter('stage_name', 'Stages, any of them.', ['Ballsaal', 'Box']),
    is_premiere: flagParameter('is_premiere', 'Only the premieres of the season.'),
    tag: idsParameter('tag', 'Ids of tags, any of them.', [3]),
  }),
  answer: productionListSchema,
  answerDescription: 'A page of productions; empty beyond the last page.',
});

const productionCall = recordCall({
  path: '/api/productions/{id}',
  tag,
  summary: 'Get a production',
  params: z.object({ id: idParameter }),
  answer: productionSchema,
  answerDescription: "Everything that the production's page tells.",
});

const productionTagsCall = queryCall({
  path: '/api/production-tags',
  tag,
  summary: 'List the tags of productions',
  query: z.object(pageParameters),
  answer: tagListSchema,
  answerDescription: "A page of tags, in the house's order.",
});

export function addProductionCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(productionsCall, async (context) => {
    const { is_premiere, ...query } = context.req.valid('query');
    const list = await listProductions(
      house.database,
      { ...query, is_premiere: is_premiere ? 'true' : '' },
      readerOf(calls),
    );
    return pageAnswer(context, list, calls);
  });
  app.openapi(productionCall, async (context) => {
    const production = await getProduction(house.database, context.req.valid('param').id, readerOf(calls));
    return recordAnswer(context, production, calls);
  });
  app.openapi(productionTagsCall, async (context) => {
    const tags = await listProductionTags(house.database, calls);
    return pageAnswer(context, pageOf(tags, context.req.valid('query')), calls);
  });
}
