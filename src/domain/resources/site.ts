/**
 * Resources of the whole site: colour groups, menus, redirects, search tips, settings, and sections of the home page.
 */
import { contrastRatio } from '#domain/site/colours.ts';
import type { Resource } from './resource.ts';

/** The minimum contrast of text in WCAG 2.2: titles have one colour on the other. */
const minContrast = 4.5;

/** The colour pairs of the site. */
export const colorGroups = {
  name: 'color_groups',
  title: ['name'],
  fields: {
    name: { kind: 'word', required: true },
    base_color: { kind: 'colour', required: true },
    secondary_color: { kind: 'colour', required: true },
    order: { kind: 'order' },
  },
  check({ base_color, secondary_color }) {
    const contrast = contrastRatio(base_color as string, secondary_color as string);
    return contrast >= minContrast ? [] : [{ path: ['secondary_color'], rule: 'contrast', detail: contrast }];
  },
  unique: ['name'],
} as const satisfies Resource;

const linkFields = {
  menu_name: { kind: 'line', required: true },
  url: { kind: 'address', localized: true, required: true },
  is_highlight: { kind: 'flag' },
  order: { kind: 'order' },
  list: { kind: 'choice', values: ['menu', 'footer'], required: true },
} as const satisfies Resource['fields'];

/** The links of the main menu and of the footer, with the submenus under them. */
export const menuLinks = {
  name: 'menu_links',
  title: ['menu_name'],
  fields: { ...linkFields, children: { kind: 'parts', of: 'submenu_links', parent: 'parent' } },
} as const satisfies Resource;

/** A link under another one, in the same list as its parent. */
export const submenuLinks = {
  name: 'submenu_links',
  title: ['menu_name'],
  parent: { field: 'parent', to: 'menu_links' },
  fields: linkFields,
} as const satisfies Resource;

/** Old addresses of the site and their targets. */
export const redirects = {
  name: 'redirects',
  title: ['old_path'],
  fields: { old_path: { kind: 'path', required: true }, new_path: { kind: 'path', required: true } },
  check({ old_path, new_path }) {
    // Redirects are looked up by path only.
    if (/[?#]/.test(String(old_path))) return [{ path: ['old_path'], rule: 'redirect-query' }];
    return old_path === new_path ? [{ path: ['new_path'], rule: 'redirect-circle' }] : [];
  },
  unique: ['old_path'],
} as const satisfies Resource;

/** Searches that are offered before anything is typed. */
export const searchTips = {
  name: 'search_tips',
  title: ['name'],
  fields: {
    name: { kind: 'line', required: true },
    target_url: { kind: 'address', localized: true, required: true },
    order: { kind: 'order' },
  },
} as const satisfies Resource;

/** Groups of synonyms: kids, children, family. */
export const searchSynonyms = {
  name: 'search_synonyms',
  title: ['words'],
  fields: { words: { kind: 'plain', required: true } },
} as const satisfies Resource;

/** The sections of the home page from top to bottom. */
export const homeElements = {
  name: 'home_elements',
  title: ['headline'],
  fields: {
    kind: {
      kind: 'choice',
      values: ['hero', 'struck-text', 'announcement', 'newsletter'],
      required: true,
    },
    preline: { kind: 'line' },
    headline: { kind: 'line' },
    subline: { kind: 'plain' },
    text: { kind: 'rich' },
    link_text: { kind: 'line' },
    link_url: { kind: 'address', localized: true },
    struck_text: { kind: 'struck-text' },
    production: { kind: 'reference', to: 'productions' },
    picture: { kind: 'reference', to: 'media' },
    is_online: { kind: 'flag' },
    order: { kind: 'order' },
  },
} as const satisfies Resource;

/** Which productions the home page shows, and how large. */
export const productionTeasers = {
  name: 'production_teasers',
  title: ['preline'],
  fields: {
    production: { kind: 'reference', to: 'productions', required: true },
    preline: { kind: 'line' },
    is_wide: { kind: 'flag' },
    order: { kind: 'order' },
  },
} as const satisfies Resource;

/** Short announcements with a date. */
export const newsTeasers = {
  name: 'news_teasers',
  title: ['headline'],
  fields: {
    date: { kind: 'day', required: true },
    headline: { kind: 'line', required: true },
    text: { kind: 'plain' },
    link_url: { kind: 'address', localized: true },
    is_online: { kind: 'flag' },
    order: { kind: 'order' },
  },
} as const satisfies Resource;

/** Named values, such as VERSION_SELECT. */
export const settings = {
  name: 'settings',
  title: ['key'],
  writes: 'none',
  identity: 'key',
  fields: {
    key: { kind: 'setting-name', required: true },
    value: { kind: 'setting-value', required: true },
  },
} as const satisfies Resource;
