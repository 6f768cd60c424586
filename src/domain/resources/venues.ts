/** Venues of the theatre, and how to get there. Their ids are those of `site.config.ts`. */
import type { Localized } from '#domain/languages/localized.ts';
import { slugsOf } from '#domain/urls/slugs.ts';
import { venueFactKinds } from '#domain/venues/venue.ts';
import type { Resource } from './resource.ts';

export const venues = {
  name: 'venues',
  title: ['name'],
  fields: {
    id: { kind: 'venue-id', required: true },
    slug: { kind: 'slug' },
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
  onCreate: ({ name }) => ({ slug: slugsOf(name as Localized, 'spielort').de }),
} as const satisfies Resource;
