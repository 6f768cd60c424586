/** Full-width teaser module: text on or beside a picture. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

/** In characters, for text on the picture. */
const maxLengthOnPicture = 256;

export const fullTeaserSchema = moduleSchema({
  fields: {
    image: { kind: 'image' },
    preline: { kind: 'line' },
    headline: { kind: 'line' },
    text: { kind: 'plain', required: true, max: 1000 },
    link_text: { kind: 'line' },
    link: { kind: 'link' },
    link_url: { kind: 'address' },
    extra_class: { kind: 'choice', values: ['default', 'image-right', 'image-left'], initial: 'default' },
    anchor: { kind: 'anchor' },
  },
  check: ({ text, extra_class }) => {
    const isTooLong = Object.values(text ?? {}).some((one) => [...one].length > maxLengthOnPicture);
    return extra_class === 'default' && isTooLong
      ? [{ field: 'text', rule: 'too-long', detail: maxLengthOnPicture }]
      : [];
  },
});

export type FullTeaserContent = ContentOf<typeof fullTeaserSchema.fields>;
