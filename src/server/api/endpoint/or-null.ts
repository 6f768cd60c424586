// A shape that may be missing, said so that the API's document stays true.
import { z } from '@hono/zod-openapi';

/**
 * For shapes with a name in the document: `.nullable()` would write "or null" into the named shape itself, and with it
 * into every place that refers to it.
 */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.union([schema, z.null()]);
}
