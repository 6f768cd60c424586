// The schema of a list's page.
import { z } from '@hono/zod-openapi';

/** The envelope for one kind of record. */
export function paginatedSchema<T extends z.ZodType>(name: string, record: T) {
  return z
    .object({
      count: z.int().openapi({ description: 'Records in the whole list.', example: 1 }),
      next: z.url().nullable().openapi({ description: 'Address of the next page.', example: null }),
      previous: z.url().nullable().openapi({ description: 'Address of the page before.', example: null }),
      results: z.array(record),
    })
    .openapi(name);
}
