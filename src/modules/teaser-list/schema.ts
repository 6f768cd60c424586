/** Teaser list module: teasers in a grid or as a slider. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const teaserListSchema = moduleSchema({
  fields: {
    extra_class: { kind: 'choice', values: ['standard', 'slide'], initial: 'standard' },
    anchor: { kind: 'anchor' },
  },
});

export type TeaserListContent = ContentOf<typeof teaserListSchema.fields>;

export const teaserSchema = moduleSchema({
  fields: {
    image: { kind: 'image', required: true },
    preline: { kind: 'line' },
    headline: { kind: 'line', required: true },
    subline: { kind: 'line' },
    text: { kind: 'plain' },
    link_text: { kind: 'line' },
    link: { kind: 'link' },
    link_url: { kind: 'address' },
  },
});

export type TeaserContent = ContentOf<typeof teaserSchema.fields>;
