// Press articles: what the press room says.
import { press_articles } from '#server/db/schema/press.ts';
import { optional, strict } from '#server/import/fields/objects.ts';
import { localized, plain, requiredLocalized, rich, singleLine, slugs } from '#server/import/fields/texts.ts';
import { day, flag, key } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const pressArticlesSection: Section = {
  name: 'press_articles',
  table: press_articles,
  schema: strict({
    key,
    slug: slugs,
    title: requiredLocalized(singleLine),
    subline: optional(localized(singleLine)),
    lead: optional(localized(plain)),
    text: optional(localized(rich)),
    date: day,
    production: optional(key),
    picture: optional(key),
    is_online: optional(flag),
  }),
  references: {
    production: { to: 'productions', column: 'production_id' },
    picture: { to: 'media', column: 'picture_id' },
  },
};
