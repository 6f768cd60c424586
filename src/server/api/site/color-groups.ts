// The endpoint for the colour pairs.
import { type Endpoints, plainEndpoint } from '#server/api/endpoint/endpoint.ts';
import { listColourGroups } from '#server/services/site/colour-groups.ts';
import { colorGroupListSchema } from './color-group-schema.ts';

const colorGroupsEndpoint = plainEndpoint({
  path: '/api/color-groups/website-set',
  tag: 'Around the page',
  summary: 'List the ink pairs',
  answer: colorGroupListSchema,
  answerDescription: "All ink pairs, in the house's order.",
});

export function addColorGroupEndpoints({ app, appContext }: Endpoints): void {
  app.openapi(colorGroupsEndpoint, async (context) =>
    context.json(await listColourGroups(appContext.database), 200),
  );
}
