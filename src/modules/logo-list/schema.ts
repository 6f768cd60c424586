/** Logo list module: logos of partners, sponsors and co-producers. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const logoListSchema = moduleSchema({
  fields: {
    extra_class: { kind: 'choice', values: ['standard', 'small'], initial: 'standard' },
    anchor: { kind: 'anchor' },
  },
});

export type LogoListContent = ContentOf<typeof logoListSchema.fields>;

export const logoSchema = moduleSchema({
  fields: {
    image: { kind: 'image', required: true },
    image_alt: { kind: 'line' },
    image_copyright: { kind: 'word' },
    name: { kind: 'line' },
    role: { kind: 'line' },
    link: { kind: 'link' },
    link_url: { kind: 'address' },
  },
});

export type LogoContent = ContentOf<typeof logoSchema.fields>;
