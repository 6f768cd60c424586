// Home elements: the sections of the home page from top to bottom.
import { home_elements } from '#server/db/schema/site.ts';
import { oneOf, optional, strict } from '#server/import/fields/objects.ts';
import { localized, plain, rich, singleLine, struckText } from '#server/import/fields/texts.ts';
import { flag, key, link, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const homeElementsSection: Section = {
  name: 'home_elements',
  table: home_elements,
  schema: strict({
    key,
    kind: oneOf(['hero', 'struck-text', 'announcement', 'newsletter']),
    preline: optional(localized(singleLine)),
    headline: optional(localized(singleLine)),
    subline: optional(localized(plain)),
    text: optional(localized(rich)),
    link_text: optional(localized(singleLine)),
    link_url: optional(localized(link)),
    struck_text: optional(struckText),
    production: optional(key),
    picture: optional(key),
    is_online: optional(flag),
    order: optional(order),
  }),
  references: {
    production: { to: 'productions', column: 'production_id' },
    picture: { to: 'media', column: 'picture_id' },
  },
};
