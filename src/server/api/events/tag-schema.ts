// The schema of a tag: a theme to filter by.
import { z } from '@hono/zod-openapi';
import type { Tag } from '#domain/productions/production.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { inGermanSchema } from '#server/api/endpoint/text-schema.ts';
import type { ListedTag } from '#server/services/events/tags.ts';

export const tagSchema = z
  .object({ id: z.int().openapi({ example: 3 }), name: z.string().openapi({ example: 'Klassiker' }) })
  .openapi('Tag') satisfies z.ZodType<Tag>;

const listedTagSchema = tagSchema.extend({ in_german: inGermanSchema }).openapi('ListedTag', {
  example: { id: 3, name: 'Klassiker', in_german: [] },
}) satisfies z.ZodType<ListedTag>;

export const tagListSchema = paginatedSchema('TagList', listedTagSchema);
