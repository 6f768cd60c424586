/** Link module: a link on a line of its own, as a button or as text. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const linkSchema = moduleSchema({
  needs_link: true,
  fields: {
    content: { kind: 'line', required: true },
    link: { kind: 'link' },
    link_url: { kind: 'address' },
    extra_class: { kind: 'choice', values: ['primary', 'secondary'], initial: 'primary' },
    open_new_window: { kind: 'flag' },
    anchor: { kind: 'anchor' },
  },
});

export type LinkContent = ContentOf<typeof linkSchema.fields>;
