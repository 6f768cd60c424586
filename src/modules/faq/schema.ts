/** FAQ module: collapsible questions. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const faqSchema = moduleSchema({
  fields: {
    is_multiple: { kind: 'flag' },
    anchor: { kind: 'anchor' },
  },
});

export type FaqContent = ContentOf<typeof faqSchema.fields>;

export const faqItemSchema = moduleSchema({
  fields: {
    content: { kind: 'line', required: true },
    text: { kind: 'rich' },
  },
});

export type FaqItemContent = ContentOf<typeof faqItemSchema.fields>;
