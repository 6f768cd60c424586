// The endpoints for people: the filtered list, one person, positions and categories.
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
import { getPerson } from '#server/services/people/person-detail.ts';
import { listPersonCategories, listPersonPositions } from '#server/services/people/person-groups.ts';
import { listPersons } from '#server/services/people/persons.ts';
import { personGroupListSchema, personListSchema, personSchema } from './person-schema.ts';

const tag = 'People';

const personsEndpoint = queryEndpoint({
  path: '/api/persons',
  tag,
  summary: 'List people',
  description: 'From A to Z by last name. Filters are joined by "and", the values of one filter by "or".',
  query: z.object({
    ...pageParameters,
    is_ensemble: flagParameter('is_ensemble', 'Only the ensemble.'),
    categories: namesParameter(
      'categories',
      'Categories, any of them: ids, or keys as season files name them.',
      ['leitung', 'dramaturgie'],
    ),
    position: idsParameter('position', 'Ids of positions, any of them.', [2]),
  }),
  answer: personListSchema,
  answerDescription: 'A page of people; empty beyond the last page.',
});

const personEndpoint = recordEndpoint({
  path: '/api/persons/{id}',
  tag,
  summary: 'Get a person',
  params: z.object({ id: idParameter }),
  answer: personSchema,
  answerDescription: "Everything that the person's page tells.",
});

const positionsEndpoint = queryEndpoint({
  path: '/api/person-positions',
  tag,
  summary: 'List the positions of people',
  query: z.object(pageParameters),
  answer: personGroupListSchema,
  answerDescription: "A page of positions that somebody holds, in the house's order.",
});

const categoriesEndpoint = queryEndpoint({
  path: '/api/person-categories',
  tag,
  summary: 'List the categories of people',
  query: z.object(pageParameters),
  answer: personGroupListSchema,
  answerDescription: "A page of categories that somebody belongs to, in the house's order.",
});

export function addPersonEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(personsEndpoint, async (context) => {
    const list = await listPersons(appContext.database, context.req.valid('query'), endpoints);
    return pageAnswer(context, list, endpoints);
  });
  app.openapi(personEndpoint, async (context) => {
    const person = await getPerson(
      appContext.database,
      context.req.valid('param').id,
      requestContextOf(endpoints),
    );
    return recordAnswer(context, person, endpoints);
  });
  app.openapi(positionsEndpoint, async (context) => {
    const positions = await listPersonPositions(appContext.database, endpoints);
    const page = pageOf(positions, context.req.valid('query'));
    return pageAnswer(context, page, endpoints);
  });
  app.openapi(categoriesEndpoint, async (context) => {
    const categories = await listPersonCategories(appContext.database, endpoints);
    const page = pageOf(categories, context.req.valid('query'));
    return pageAnswer(context, page, endpoints);
  });
}
