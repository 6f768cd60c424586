/** Audio module: a sound at another host. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const audioSchema = moduleSchema({
  fields: {
    embed: { kind: 'embed', of: 'audio', required: true },
    title: { kind: 'line' },
  },
});

export type AudioContent = ContentOf<typeof audioSchema.fields>;
