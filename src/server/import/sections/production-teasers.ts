// Production teasers: which productions the home page shows, and how large.
import { production_teasers } from '#server/db/schema/site.ts';
import { optional, strict } from '#server/import/fields/objects.ts';
import { localized, singleLine } from '#server/import/fields/texts.ts';
import { flag, key, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const productionTeasersSection: Section = {
  name: 'production_teasers',
  table: production_teasers,
  schema: strict({
    key,
    production: key,
    preline: optional(localized(singleLine)),
    is_wide: optional(flag),
    order: optional(order),
  }),
  references: { production: { to: 'productions', column: 'production_id' } },
};
