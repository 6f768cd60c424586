// Tags: the themes that events and productions are filtered by.
import { tags } from '#server/db/schema/productions.ts';
import { optional, strict } from '#server/import/fields/objects.ts';
import { requiredLocalized, singleLine } from '#server/import/fields/texts.ts';
import { flag, key, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const tagsSection: Section = {
  name: 'tags',
  table: tags,
  schema: strict({
    key,
    name: requiredLocalized(singleLine),
    for_events: optional(flag),
    for_productions: optional(flag),
    order: optional(order),
  }),
};
