/** Quote module: a quote, or a passage of a play with parts struck out. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const quoteSchema = moduleSchema({
  fields: {
    content: { kind: 'plain', required: true, max: 5000 },
    author: { kind: 'line' },
    extra_class: { kind: 'choice', values: ['standard', 'struck'], initial: 'standard' },
  },
});

export type QuoteContent = ContentOf<typeof quoteSchema.fields>;
