/** The head of a page, by the names of the columns that visitors see it from. */
import { moduleSchema } from '#domain/modules/module-fields.ts';

export const headSchema = moduleSchema({
  fields: {
    title: { kind: 'line', required: true },
    headline: { kind: 'line' },
    hero_image: { kind: 'image' },
    hero_text: { kind: 'plain' },
    hero_link: { kind: 'address' },
    hero_video: { kind: 'embed', of: 'video' },
    // The length that search results show.
    meta_title: { kind: 'line', best: 60 },
    meta_description: { kind: 'plain', best: 160 },
    og_title: { kind: 'line' },
    og_description: { kind: 'plain' },
    og_image: { kind: 'image' },
    og_type: { kind: 'choice', values: ['website', 'article'], initial: 'website' },
  },
});
