// The endpoints for productions: the filtered list, one production, tags.
import { z } from '@hono/zod-openapi';
import {
  type Endpoints,
  queryEndpoint,
  recordAnswer,
  recordEndpoint,
  requestContextOf,
} from '#server/api/endpoint/endpoint.ts';
import { pageAnswer, pageOf } from '#server/api/endpoint/paginated.ts';
import {
  flagParameter,
  idParameter,
  idsParameter,
  namesParameter,
  pageParameters,
} from '#server/api/endpoint/parameters.ts';
import { tagListSchema } from '#server/api/events/tag-schema.ts';
import { listProductionTags } from '#server/services/productions/production-tags.ts';
import { getProduction, listProductions } from '#server/services/productions/productions.ts';
import { productionListSchema, productionSchema } from './production-schema.ts';

const tag = 'Productions';

const productionsEndpoint = queryEndpoint({
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

const productionEndpoint = recordEndpoint({
  path: '/api/productions/{id}',
  tag,
  summary: 'Get a production',
  params: z.object({ id: idParameter }),
  answer: productionSchema,
  answerDescription: "Everything that the production's page tells.",
});

const productionTagsEndpoint = queryEndpoint({
  path: '/api/production-tags',
  tag,
  summary: 'List the tags of productions',
  query: z.object(pageParameters),
  answer: tagListSchema,
  answerDescription: "A page of tags, in the house's order.",
});

export function addProductionEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(productionsEndpoint, async (context) => {
    const { is_premiere, ...query } = context.req.valid('query');
    const list = await listProductions(
      appContext.database,
      { ...query, is_premiere: is_premiere ? 'true' : '' },
      requestContextOf(endpoints),
    );
    return pageAnswer(context, list, endpoints);
  });
  app.openapi(productionEndpoint, async (context) => {
    const production = await getProduction(
      appContext.database,
      context.req.valid('param').id,
      requestContextOf(endpoints),
    );
    return recordAnswer(context, production, endpoints);
  });
  app.openapi(productionTagsEndpoint, async (context) => {
    const tags = await listProductionTags(appContext.database, endpoints);
    return pageAnswer(context, pageOf(tags, context.req.valid('query')), endpoints);
  });
}
