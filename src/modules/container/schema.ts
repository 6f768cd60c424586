/** Container module: modules in columns, in one of six layouts. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const containerSchema = moduleSchema({
  fields: {
    layout: {
      kind: 'choice',
      values: ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'],
      initial: '50-50',
    },
    anchor: { kind: 'anchor' },
  },
});

export type ContainerContent = ContentOf<typeof containerSchema.fields>;
