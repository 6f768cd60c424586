// The call for the ink pairs of the house.
import { type Calls, plainCall } from '#server/api/call.ts';
import { colorGroupListSchema } from '#server/api/schemas/color-group.ts';
import { listColourGroups } from '#server/services/colour-groups.ts';

const colorGroupsCall = plainCall({
  path: '/api/color-groups/website-set',
  tag: 'Around the page',
  summary: 'List the ink pairs',
  answer: colorGroupListSchema,
  answerDescription: "All ink pairs, in the house's order.",
});

export function addColorGroupCalls({ app, house }: Calls): void {
  app.openapi(colorGroupsCall, async (context) => context.json(await listColourGroups(house.database), 200));
}
