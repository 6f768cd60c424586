// The schema of search tips.
import { z } from '@hono/zod-openapi';
import type { SearchTip } from '#domain/search/search-tip.ts';
import { inGermanSchema } from '#server/api/endpoint/text-schema.ts';

export const searchTipListSchema = z
  .array(
    z.object({
      name: z.string(),
      target: z.object({ url: z.string() }),
      in_german: inGermanSchema,
    }),
  )
  .openapi('SearchTipList', {
    example: [{ name: 'Premieren', target: { url: '/de/termine?is_premiere=true' }, in_german: [] }],
  }) satisfies z.ZodType<SearchTip[]>;
