/** Image module. `alias` is the size or crop. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const imageSchema = moduleSchema({
  fields: {
    image: { kind: 'image', required: true },
    alias: {
      kind: 'choice',
      values: ['normal', 'big', 'small', 'horizontal', 'vertical'],
      initial: 'normal',
    },
    description: { kind: 'plain' },
    link: { kind: 'link' },
    link_url: { kind: 'address' },
    anchor: { kind: 'anchor' },
  },
});

export type ImageContent = ContentOf<typeof imageSchema.fields>;
