/** Text module: formatted text. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const textSchema = moduleSchema({
  fields: {
    content: { kind: 'rich', required: true },
    anchor: { kind: 'anchor' },
  },
});

export type TextContent = ContentOf<typeof textSchema.fields>;
