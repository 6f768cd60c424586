// Pages with their modules, and the modules of slots on other screens.
import { z } from 'zod';
import { screenSlugs } from '#domain/pages/screen-places.ts';
import { containers, pages } from '#server/db/schema/pages.ts';
import { modules } from '#server/import/fields/modules.ts';
import { oneOf, optional, strict } from '#server/import/fields/objects.ts';
import { localized, plain, requiredLocalized, singleLine } from '#server/import/fields/texts.ts';
import { flag, key, link, order } from '#server/import/fields/values.ts';
import { bilingual } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';

/** An address below the language: names with hyphens, with slashes between them. */
const address = z
  .string({ error: () => wrongAddress })
  .max(400, { error: () => wrongAddress })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/, { error: () => wrongAddress });
const wrongAddress = bilingual(
  'Hier wird die Adresse ohne Sprache erwartet, etwa "besuch/anfahrt": kleine Buchstaben, Ziffern, Bindestriche.',
  'The address without its language is expected, such as "visit/getting-here": lower-case letters, digits, hyphens.',
);

export const pagesSection: Section = {
  name: 'pages',
  table: pages,
  schema: strict({
    key,
    parent: optional(key),
    path_de: address,
    path_en: address,
    title: requiredLocalized(singleLine),
    headline: optional(localized(singleLine)),
    is_online: optional(flag),
    is_clickable: optional(flag),
    in_menu: optional(flag),
    in_footer: optional(flag),
    has_tab_navigation: optional(flag),
    meta_title: optional(localized(singleLine)),
    meta_description: optional(localized(singleLine)),
    og_title: optional(localized(singleLine)),
    og_description: optional(localized(singleLine)),
    og_image: optional(key),
    og_type: optional(singleLine),
    hero_image: optional(key),
    hero_link: optional(link),
    hero_text: optional(localized(plain)),
    hero_video: optional(link),
    order: optional(order),
    modules: optional(modules),
  }),
  references: {
    parent: { to: 'pages', column: 'parent_id' },
    og_image: { to: 'media', column: 'og_image_id' },
    hero_image: { to: 'media', column: 'hero_image_id' },
  },
  unique: ['path_de', 'path_en'],
};

/** Slots that belong to a screen, not to a record. */
export const containersSection: Section = {
  name: 'containers',
  table: containers,
  identity: 'slug',
  schema: strict({
    key: oneOf(screenSlugs),
    modules: optional(modules),
  }),
  onCreate: () => ({ content_type: 'screen' }),
};
