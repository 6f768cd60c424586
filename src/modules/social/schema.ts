/** Social media module: a post of a social network. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const socialSchema = moduleSchema({
  fields: {
    embed: { kind: 'embed', of: 'social', required: true },
    title: { kind: 'line' },
  },
});

export type SocialContent = ContentOf<typeof socialSchema.fields>;
