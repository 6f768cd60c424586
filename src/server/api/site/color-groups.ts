// The endpoint for the ink pairs, and their schema.
import { z } from '@hono/zod-openapi';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { addValueEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listColourGroups } from '#server/services/site/colour-groups.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

const colorGroupSchema = z
  .object({ id: z.int(), name: z.string(), base_color: colour, secondary_color: colour })
  .openapi('ColorGroup', {
    description: 'Two inks. The pair named `Interims_Kachel_Spielzeit` colours the interim hero.',
    example: { id: 1, name: 'rost', base_color: '#ff5a1f', secondary_color: '#1f0412' },
  }) satisfies z.ZodType<ColourScheme>;

export const colorGroupListSchema = z.array(colorGroupSchema);

export function addColorGroupEndpoints(endpoints: Endpoints): void {
  addValueEndpoint(
    endpoints,
    {
      path: '/api/color-groups/website-set',
      tag: 'Around the page',
      summary: 'List the ink pairs',
      response: colorGroupListSchema,
      responseDescription: 'All ink pairs, in manual order.',
    },
    () => listColourGroups(endpoints.appContext.database),
  );
}
