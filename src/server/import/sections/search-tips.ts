// Search tips: what the search offers before anything is typed.
import { search_tips } from '#server/db/schema/site.ts';
import { optional, strict } from '#server/import/fields/objects.ts';
import { requiredLocalized, singleLine } from '#server/import/fields/texts.ts';
import { key, link, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const searchTipsSection: Section = {
  name: 'search_tips',
  table: search_tips,
  schema: strict({
    key,
    name: requiredLocalized(singleLine),
    target_url: requiredLocalized(link),
    order: optional(order),
  }),
};
