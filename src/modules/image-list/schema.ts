/** Image list module: pictures as a slider or grid. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const imageListSchema = moduleSchema({
  fields: {
    extra_class: { kind: 'choice', values: ['slider', 'grid'], initial: 'slider' },
    anchor: { kind: 'anchor' },
  },
});

export type ImageListContent = ContentOf<typeof imageListSchema.fields>;
