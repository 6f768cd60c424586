/** Productions with all that belongs to them (credits, cast, quotes, pictures, booklet), and the themes they have. */
import type { Localized } from '#domain/languages/localized.ts';
import { slugsOf } from '#domain/urls/slugs.ts';
import { intervalFields } from './events.ts';
import type { Resource } from './resource.ts';

/** The themes that events and productions are filtered by. */
export const tags = {
  name: 'tags',
  title: ['name'],
  fields: {
    name: { kind: 'line', required: true },
    for_events: { kind: 'flag' },
    for_productions: { kind: 'flag' },
    order: { kind: 'order' },
  },
} as const satisfies Resource;

/** A line of the credits or the cast; a name without a person is a guest without a page. */
const roleFields = {
  role: { kind: 'line', required: true },
  name: { kind: 'word', required: true },
  person: { kind: 'reference', to: 'persons' },
} as const;

export const productions = {
  name: 'productions',
  title: ['name'],
  fields: {
    name: { kind: 'line', required: true },
    slug: { kind: 'slugs' },
    original_title: { kind: 'word' },
    subtitle: { kind: 'line' },
    author: { kind: 'line' },
    promotional_tagline: { kind: 'line' },
    headline: { kind: 'line' },
    lead: { kind: 'plain' },
    text: { kind: 'rich' },
    struck_text: { kind: 'struck-text' },
    director: { kind: 'word' },
    composer: { kind: 'word' },
    co_production: { kind: 'line' },
    stage_name: { kind: 'stage', required: true },
    duration: { kind: 'integer', min: 1, max: 1440 },
    intervals: { kind: 'rows', fields: intervalFields },
    language_info: { kind: 'plain' },
    age_recommendation: { kind: 'integer', min: 0, max: 21 },
    content_note: { kind: 'plain' },
    accessibility_info: { kind: 'plain' },
    premiere_date: { kind: 'day' },
    is_premiere: { kind: 'flag' },
    season: { kind: 'word' },
    is_online: { kind: 'flag' },
    show_in_production_list: { kind: 'flag' },
    /** A video is stored as provider and id; addresses are generated from them. */
    trailer: {
      kind: 'object',
      fields: {
        provider: { kind: 'choice', values: ['youtube', 'vimeo'], required: true },
        id: { kind: 'word', required: true },
        title: { kind: 'line', required: true },
        length: { kind: 'length', required: true },
      },
      check: ({ provider, id }) =>
        (provider === 'youtube' ? /^[\w-]{11}$/ : /^\d{6,12}$/).test(id as string)
          ? []
          : [{ path: ['id'], rule: 'video-id' }],
    },
    picture: { kind: 'reference', to: 'media' },
    pictures: { kind: 'references', to: 'media' },
    tags: { kind: 'references', to: 'tags' },
    credits: { kind: 'rows', fields: roleFields },
    cast: { kind: 'rows', fields: roleFields },
    /** Covers for a part, in the order in which they are asked; not public. */
    covers: { kind: 'rows', fields: roleFields },
    quotes: {
      kind: 'rows',
      fields: {
        kind: { kind: 'choice', values: ['press', 'rehearsal'], required: true },
        content: { kind: 'plain', required: true },
        author: { kind: 'word', required: true },
      },
    },
    booklet: { kind: 'parts', of: 'booklet_sections', parent: 'production' },
    meta_description: { kind: 'line' },
    order: { kind: 'order' },
  },
  onCreate: ({ name }) => ({ slug: slugsOf(name as Localized, 'stueck') }),
} as const satisfies Resource;

/** The sections of a production's digital booklet; their ids are part of addresses and never change. */
export const bookletSections = {
  name: 'booklet_sections',
  title: ['headline'],
  parent: { field: 'production', to: 'productions' },
  fields: {
    headline: { kind: 'line', required: true },
    lead: { kind: 'plain' },
    author: { kind: 'word' },
    text: { kind: 'rich' },
    is_online: { kind: 'flag' },
    order: { kind: 'order' },
  },
} as const satisfies Resource;
