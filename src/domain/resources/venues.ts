/** Venues of the theatre, and how to get there. Their ids are those of `site.config.ts`. */
import { venueFactKinds } from '#domain/venues/venue.ts';
import type { Resource } from './resource.ts';

export const venues = {
  name: 'venues',
  title: ['name'],
  writes: 'update',
  fields: {
    id: { kind: 'venue-id', required: true },
    slug: { kind: 'slug', required: true },
    name: { kind: 'line', required: true },
    address: { kind: 'text' },
    lead: { kind: 'plain' },
    text: { kind: 'rich' },
    directions: { kind: 'rich' },
    access: { kind: 'rich' },
    facts: {
      kind: 'rows',
      fields: {
        kind: { kind: 'choice', values: venueFactKinds, required: true },
        text: { kind: 'plain', required: true },
      },
    },
    map: { kind: 'map' },
    picture: { kind: 'reference', to: 'media' },
    order: { kind: 'order' },
  },
  unique: ['id', 'slug'],
} as const satisfies Resource;
