// News teasers: short announcements with a date.
import { news_teasers } from '#server/db/schema/site.ts';
import { optional, strict } from '#server/import/fields/objects.ts';
import { localized, plain, requiredLocalized, singleLine } from '#server/import/fields/texts.ts';
import { day, flag, key, link, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const newsTeasersSection: Section = {
  name: 'news_teasers',
  table: news_teasers,
  schema: strict({
    key,
    date: day,
    headline: requiredLocalized(singleLine),
    text: optional(localized(plain)),
    link_url: optional(localized(link)),
    is_online: optional(flag),
    order: optional(order),
  }),
};
