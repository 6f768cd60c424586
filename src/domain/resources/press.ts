/** The press room: articles, and files to download by category and directory. */
import type { Localized } from '#domain/languages/localized.ts';
import { slugsOf } from '#domain/urls/slugs.ts';
import type { Resource } from './resource.ts';

export const pressArticles = {
  name: 'press_articles',
  title: ['title'],
  fields: {
    slug: { kind: 'slugs' },
    title: { kind: 'line', required: true },
    subline: { kind: 'line' },
    lead: { kind: 'plain' },
    text: { kind: 'rich' },
    date: { kind: 'day', required: true },
    production: { kind: 'reference', to: 'productions' },
    picture: { kind: 'reference', to: 'media' },
    is_online: { kind: 'flag' },
  },
  onCreate: ({ title }) => ({ slug: slugsOf(title as Localized, 'meldung') }),
} as const satisfies Resource;

export const downloadCategories = {
  name: 'download_categories',
  title: ['name'],
  fields: { name: { kind: 'line', required: true }, order: { kind: 'order' } },
} as const satisfies Resource;

export const downloadDirectories = {
  name: 'download_directories',
  title: ['name'],
  fields: {
    name: { kind: 'line', required: true },
    category: { kind: 'reference', to: 'download_categories' },
    production: { kind: 'reference', to: 'productions' },
    /** Only for logged-in users. */
    is_restricted: { kind: 'flag' },
    files: {
      kind: 'rows',
      fields: { media: { kind: 'reference', to: 'media', required: true }, title: { kind: 'line' } },
    },
    order: { kind: 'order' },
  },
} as const satisfies Resource;
