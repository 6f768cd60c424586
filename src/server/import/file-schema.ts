// The schema of a resource's records in season files: references are keys, texts are pairs of languages.
import { z } from 'zod';
import type { Resource } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { listOf } from '#server/services/records/fields/objects.ts';
import { checkedObject, shapeOf } from '#server/services/records/fields/resource-schema.ts';
import { id, key } from '#server/services/records/fields/values.ts';
import { fileModules } from './file-modules.ts';

// Parts are checked as records of their own.
const nested = { modules: fileModules, parts: listOf(z.unknown()) };

/** Messages are bilingual, see `bilingual`. */
export function fileSchema({ fields, identity, check }: Resource): z.ZodType<Record<string, unknown>> {
  const hasKey = identity === undefined && !fields.key;
  const hasId = identity === 'id';
  const shape = shapeOf(fields, {
    reference: (to) => (resources[to].identity === 'id' ? id : key),
    nested,
  });
  return checkedObject({ ...(hasKey ? { key } : {}), ...shape, ...(hasId ? { id } : {}) }, check);
}
