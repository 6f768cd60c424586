/** Pages with their modules, and the slots for modules on other screens. */
import { bothLanguages } from '#domain/languages/locales.ts';
import { isReservedPath } from '#domain/pages/reserved-path.ts';
import type { Resource } from './resource.ts';

export const pages = {
  name: 'pages',
  title: ['title'],
  writes: 'none',
  fields: {
    parent: { kind: 'reference', to: 'pages' },
    path_de: { kind: 'page-path', required: true },
    path_en: { kind: 'page-path', required: true },
    title: { kind: 'line', required: true },
    headline: { kind: 'line' },
    is_online: { kind: 'flag' },
    is_clickable: { kind: 'flag' },
    in_menu: { kind: 'flag' },
    in_footer: { kind: 'flag' },
    has_tab_navigation: { kind: 'flag' },
    meta_title: { kind: 'line' },
    meta_description: { kind: 'line' },
    og_title: { kind: 'line' },
    og_description: { kind: 'line' },
    og_image: { kind: 'reference', to: 'media' },
    og_type: { kind: 'word' },
    hero_image: { kind: 'reference', to: 'media' },
    hero_link: { kind: 'address' },
    hero_text: { kind: 'plain' },
    hero_video: { kind: 'address' },
    order: { kind: 'order' },
    modules: { kind: 'modules' },
  },
  unique: ['path_de', 'path_en'],
  check: (values) =>
    bothLanguages
      .filter((language) => isReservedPath(language, values[`path_${language}`] as string))
      .map((language) => ({ path: [`path_${language}`], rule: 'path-reserved' as const })),
} as const satisfies Resource;

/** Slots that belong to a screen, not to a record. */
export const containers = {
  name: 'containers',
  title: ['key'],
  writes: 'none',
  identity: 'slug',
  fields: { key: { kind: 'screen-slug', required: true }, modules: { kind: 'modules' } },
  onCreate: () => ({ content_type: 'screen' }),
} as const satisfies Resource;
