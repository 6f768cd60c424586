/** Starmate module: a form of the Starmate service. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const starmateSchema = moduleSchema({
  fields: {
    embed_code: { kind: 'embed', of: 'starmate', required: true },
    title: { kind: 'line' },
  },
});

export type StarmateContent = ContentOf<typeof starmateSchema.fields>;
