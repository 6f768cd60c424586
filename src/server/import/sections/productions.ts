// Productions with everything that belongs to them: credits, cast, quotes, pictures, tags, booklet.
import { z } from 'zod';
import type { Localized } from '#domain/languages/localized.ts';
import { slugify } from '#domain/urls/slugs.ts';
import {
  booklet_sections,
  production_cast,
  production_credits,
  production_pictures,
  production_quotes,
  production_tags,
  productions,
} from '#server/db/schema/productions.ts';
import { listOf, oneOf, optional, strict } from '#server/import/fields/objects.ts';
import {
  localized,
  plain,
  requiredLocalized,
  requiredSingleLine,
  rich,
  singleLine,
  slugs,
  struckText,
} from '#server/import/fields/texts.ts';
import { day, flag, integer, key, order } from '#server/import/fields/values.ts';
import { bilingual } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';
import { intervals } from '#server/import/sections/intervals.ts';
import { stageName } from '#server/import/sections/stages.ts';

const role = strict({ role: requiredLocalized(singleLine), name: requiredSingleLine, person: optional(key) });
const person = { person: { to: 'persons', column: 'person_id' } } as const;

/** A video is stored as its provider and its id there; addresses are made from them. */
const trailer = strict({
  provider: oneOf(['youtube', 'vimeo']),
  id: requiredSingleLine,
  title: requiredLocalized(singleLine),
  length: z
    .string()
    .regex(
      /^\d{1,3}:[0-5]\d$/,
      bilingual('Die Länge wird als "1:42" geschrieben.', 'The length is written as "1:42".'),
    ),
}).refine(({ provider, id }) => (provider === 'youtube' ? /^[\w-]{11}$/ : /^\d{6,12}$/).test(id), {
  path: ['id'],
  error: () =>
    bilingual(
      'Das ist keine Kennung eines Videos: bei YouTube 11 Zeichen, bei Vimeo eine Zahl. Keine Adresse und kein Einbettungscode.',
      'This is not the id of a video: 11 characters at YouTube, a number at Vimeo. No address and no embed code.',
    ),
});

export const productionsSection: Section = {
  name: 'productions',
  table: productions,
  schema: strict({
    key,
    name: requiredLocalized(singleLine),
    slug: optional(slugs),
    original_title: optional(singleLine),
    subtitle: optional(localized(singleLine)),
    author: optional(localized(singleLine)),
    promotional_tagline: optional(localized(singleLine)),
    headline: optional(localized(singleLine)),
    lead: optional(localized(plain)),
    text: optional(localized(rich)),
    struck_text: optional(struckText),
    director: optional(singleLine),
    composer: optional(singleLine),
    co_production: optional(localized(singleLine)),
    stage_name: stageName,
    duration: optional(integer(1, 1440)),
    intervals: optional(intervals),
    language_info: optional(localized(plain)),
    age_recommendation: optional(integer(0, 21)),
    content_note: optional(localized(plain)),
    accessibility_info: optional(localized(plain)),
    premiere_date: optional(day),
    is_premiere: optional(flag),
    season: optional(singleLine),
    is_online: optional(flag),
    show_in_production_list: optional(flag),
    trailer: optional(trailer),
    picture: optional(key),
    pictures: optional(listOf(key)),
    tags: optional(listOf(key)),
    credits: optional(listOf(role)),
    cast: optional(listOf(role)),
    quotes: optional(
      listOf(
        strict({
          kind: oneOf(['press', 'rehearsal']),
          content: requiredLocalized(plain),
          author: requiredSingleLine,
        }),
      ),
    ),
    booklet: optional(listOf(z.unknown())),
    meta_description: optional(localized(singleLine)),
    order: optional(order),
  }),
  references: { picture: { to: 'media', column: 'picture_id' } },
  lists: {
    pictures: {
      table: production_pictures,
      owner: 'production_id',
      entry: { to: 'media', column: 'media_id' },
    },
    tags: { table: production_tags, owner: 'production_id', entry: { to: 'tags', column: 'tag_id' } },
    credits: { table: production_credits, owner: 'production_id', references: person },
    cast: { table: production_cast, owner: 'production_id', references: person },
    quotes: { table: production_quotes, owner: 'production_id' },
  },
  parts: { booklet: { section: 'booklet_sections', parent: 'production' } },
  onCreate: ({ name }) => {
    const { de, en } = name as Localized;
    const slug = slugify(de) || 'stueck';
    return { slug: { de: slug, en: (en && slugify(en)) || slug } };
  },
};

/** The sections of a production's digital booklet; their ids are part of addresses and never change. */
export const bookletSection: Section = {
  name: 'booklet_sections',
  table: booklet_sections,
  schema: strict({
    key,
    headline: requiredLocalized(singleLine),
    lead: optional(localized(plain)),
    author: optional(singleLine),
    text: optional(localized(rich)),
    is_online: optional(flag),
    order: optional(order),
  }),
  references: { production: { to: 'productions', column: 'production_id' } },
};
