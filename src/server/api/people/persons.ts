// The endpoints for people: the filtered list, one person, positions and categories.
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { flagParameter, idsParameter, namesParameter } from '#server/api/endpoint/parameters.ts';
import {
  addListEndpoint,
  addRecordEndpoint,
  addShortListEndpoint,
} from '#server/api/endpoint/read-endpoints.ts';
import { getPerson } from '#server/services/people/person-detail.ts';
import { listPersonCategories, listPersonPositions } from '#server/services/people/person-groups.ts';
import { listPersons } from '#server/services/people/persons.ts';
import { personGroupListSchema, personListSchema, personSchema } from './person-schema.ts';

const tag = 'People';

export function addPersonEndpoints(endpoints: Endpoints): void {
  const { database } = endpoints.appContext;
  addListEndpoint(
    endpoints,
    {
      path: '/api/persons',
      tag,
      summary: 'List people',
      description: 'From A to Z by last name. Filters are joined by "and", the values of one filter by "or".',
      filters: {
        is_ensemble: flagParameter('is_ensemble', 'Only the ensemble.'),
        categories: namesParameter(
          'categories',
          'Categories, any of them: ids, or keys as season files name them.',
          ['leitung', 'dramaturgie'],
        ),
        position: idsParameter('position', 'Ids of positions, any of them.', [2]),
      },
      response: personListSchema,
      responseDescription: 'A page of people; empty beyond the last page.',
    },
    (query) => listPersons(database, query, endpoints),
  );
  addRecordEndpoint(
    endpoints,
    {
      path: '/api/persons/{id}',
      tag,
      summary: 'Get a person',
      response: personSchema,
      responseDescription: "Everything that the person's page tells.",
    },
    (id) => getPerson(database, id, requestContextOf(endpoints)),
  );
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/person-positions',
      tag,
      summary: 'List the positions of people',
      response: personGroupListSchema,
      responseDescription: 'A page of positions that somebody holds, in manual order.',
    },
    () => listPersonPositions(database, endpoints),
  );
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/person-categories',
      tag,
      summary: 'List the categories of people',
      response: personGroupListSchema,
      responseDescription: 'A page of categories that somebody belongs to, in manual order.',
    },
    () => listPersonCategories(database, endpoints),
  );
}
