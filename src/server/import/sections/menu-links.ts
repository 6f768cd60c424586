// The links of the main menu and of the footer, with the submenus under them.
import { z } from 'zod';
import { menu_links } from '#server/db/schema/site.ts';
import { listOf, oneOf, optional, strict } from '#server/import/fields/objects.ts';
import { requiredLocalized, singleLine } from '#server/import/fields/texts.ts';
import { flag, key, link, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

const common = {
  key,
  menu_name: requiredLocalized(singleLine),
  url: requiredLocalized(link),
  is_highlight: optional(flag),
  order: optional(order),
};

export const menuLinksSection: Section = {
  name: 'menu_links',
  table: menu_links,
  schema: strict({ ...common, list: oneOf(['menu', 'footer']), children: optional(listOf(z.unknown())) }),
  parts: { children: { section: 'submenu_links', parent: 'parent' } },
};

/** A link under another one, in the same list as its parent. */
export const submenuLinksSection: Section = {
  name: 'submenu_links',
  table: menu_links,
  schema: strict({ ...common, list: oneOf(['menu', 'footer']) }),
  references: { parent: { to: 'menu_links', column: 'parent_id' } },
};
