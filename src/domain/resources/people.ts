/** People, and the positions and categories that they are listed by. */
import { slugify } from '#domain/urls/slugs.ts';
import type { Resource } from './resource.ts';

const nameInOrder = {
  name: { kind: 'line', required: true },
  order: { kind: 'order' },
} as const satisfies Resource['fields'];

export const positions = {
  name: 'positions',
  title: ['name'],
  fields: nameInOrder,
} as const satisfies Resource;

export const categories = {
  name: 'categories',
  title: ['name'],
  fields: nameInOrder,
} as const satisfies Resource;

export const persons = {
  name: 'persons',
  title: ['first_name', 'last_name'],
  fields: {
    first_name: { kind: 'word' },
    last_name: { kind: 'word', required: true },
    slug: { kind: 'slug' },
    position: { kind: 'reference', to: 'positions' },
    categories: { kind: 'references', to: 'categories' },
    is_ensemble: { kind: 'flag' },
    is_online: { kind: 'flag' },
    biography: { kind: 'rich' },
    quote: { kind: 'plain' },
    portrait: { kind: 'reference', to: 'media' },
  },
  onCreate: ({ first_name, last_name }) => ({
    slug: slugify([first_name, last_name].filter(Boolean).join(' ')) || 'person',
  }),
} as const satisfies Resource;
