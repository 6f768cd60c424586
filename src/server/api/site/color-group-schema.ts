// The schema of the ink pairs.
import { z } from '@hono/zod-openapi';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

const colorGroupSchema = z
  .object({ id: z.int(), name: z.string(), base_color: colour, secondary_color: colour })
  .openapi('ColorGroup', {
    description: 'Two inks. The pair named `Interims_Kachel_Spielzeit` colours the interim hero.',
    example: { id: 1, name: 'rost', base_color: '#ff5a1f', secondary_color: '#1f0412' },
  }) satisfies z.ZodType<ColourScheme>;

export const colorGroupListSchema = z.array(colorGroupSchema);
