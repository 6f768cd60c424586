// The calls for people: the list with its filters, one person, and what people are listed by.
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
import { personGroupListSchema, personListSchema, personSchema } from '#server/api/schemas/person.ts';
import { getPerson } from '#server/services/person-detail.ts';
import { listPersonCategories, listPersonPositions } from '#server/services/person-groups.ts';
import { listPersons } from '#server/services/persons.ts';

const tag = 'People';

const personsCall = queryCall({
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

const personCall = recordCall({
  path: '/api/persons/{id}',
  tag,
  summary: 'Get a person',
  params: z.object({ id: idParameter }),
  answer: personSchema,
  answerDescription: "Everything that the person's page tells.",
});

const positionsCall = queryCall({
  path: '/api/person-positions',
  tag,
  summary: 'List the positions of people',
  query: z.object(pageParameters),
  answer: personGroupListSchema,
  answerDescription: "A page of positions that somebody holds, in the house's order.",
});

const categoriesCall = queryCall({
  path: '/api/person-categories',
  tag,
  summary: 'List the categories of people',
  query: z.object(pageParameters),
  answer: personGroupListSchema,
  answerDescription: "A page of categories that somebody belongs to, in the house's order.",
});

export function addPersonCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(personsCall, async (context) => {
    const list = await listPersons(house.database, context.req.valid('query'), calls);
    return pageAnswer(context, list, calls);
  });
  app.openapi(personCall, async (context) => {
    const person = await getPerson(house.database, context.req.valid('param').id, readerOf(calls));
    return recordAnswer(context, person, calls);
  });
  app.openapi(positionsCall, async (context) => {
    const positions = await listPersonPositions(house.database, calls);
    const page = pageOf(positions, context.req.valid('query'));
    return pageAnswer(context, page, calls);
  });
  app.openapi(categoriesCall, async (context) => {
    const categories = await listPersonCategories(house.database, calls);
    const page = pageOf(categories, context.req.valid('query'));
    return pageAnswer(context, page, calls);
  });
}
