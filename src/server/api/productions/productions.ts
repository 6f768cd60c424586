// The endpoints for productions: the filtered list, one production, tags.
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { flagParameter, idsParameter, namesParameter } from '#server/api/endpoint/parameters.ts';
import {
  addListEndpoint,
  addRecordEndpoint,
  addShortListEndpoint,
} from '#server/api/endpoint/read-endpoints.ts';
import { tagListSchema } from '#server/api/events/tag-schema.ts';
import { listProductionTags } from '#server/services/productions/production-tags.ts';
import { getProduction, listProductions } from '#server/services/productions/productions.ts';
import { productionListSchema, productionSchema } from './production-schema.ts';

const tag = 'Productions';

export function addProductionEndpoints(endpoints: Endpoints): void {
  const { database } = endpoints.appContext;
  addListEndpoint(
    endpoints,
    {
      path: '/api/productions',
      tag,
      summary: 'List productions',
      description: 'In manual order. Filters are joined by "and", the values of one filter by "or".',
      filters: {
        show_in_production_list: flagParameter(
          'show_in_production_list',
          'Only what belongs into the list of productions; left out, everything that is online.',
        ),
        stage_name: namesParameter('stage_name', 'Stages, any of them.', ['Ballsaal', 'Box']),
        is_premiere: flagParameter('is_premiere', 'Only the premieres of the season.'),
        tag: idsParameter('tag', 'Ids of tags, any of them.', [3]),
      },
      response: productionListSchema,
      responseDescription: 'A page of productions; empty beyond the last page.',
    },
    ({ is_premiere, ...query }) =>
      listProductions(
        database,
        { ...query, is_premiere: is_premiere ? 'true' : '' },
        requestContextOf(endpoints),
      ),
  );
  addRecordEndpoint(
    endpoints,
    {
      path: '/api/productions/{id}',
      tag,
      summary: 'Get a production',
      response: productionSchema,
      responseDescription: "Everything that the production's page tells.",
    },
    (id) => getProduction(database, id, requestContextOf(endpoints)),
  );
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/production-tags',
      tag,
      summary: 'List the tags of productions',
      response: tagListSchema,
      responseDescription: 'A page of tags, in manual order.',
    },
    () => listProductionTags(database, endpoints),
  );
}
