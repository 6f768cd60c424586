/** Headline module: a headline with an optional line above and lead below. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const headlineSchema = moduleSchema({
  fields: {
    headline_level: { kind: 'choice', values: [2, 3, 4], initial: 2 },
    preline: { kind: 'line' },
    content: { kind: 'line', required: true },
    subline: { kind: 'line' },
    anchor: { kind: 'anchor' },
    add_additional_space: { kind: 'flag' },
  },
});

export type HeadlineContent = ContentOf<typeof headlineSchema.fields>;
