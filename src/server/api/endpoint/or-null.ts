// Nullable schemas for the OpenAPI document.
import { z } from '@hono/zod-openapi';

/** For named schemas: `.nullable()` would change the named schema itself, and so all references to it. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.union([schema, z.null()]);
}
