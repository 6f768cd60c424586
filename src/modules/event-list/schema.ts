/** Evenings chosen by hand. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const eventListSchema = moduleSchema({
  fields: {
    anchor: { kind: 'anchor' },
  },
});

export type EventListContent = ContentOf<typeof eventListSchema.fields>;

/** One evening of a list. */
export const eventItemSchema = moduleSchema({
  fields: {
    event: { kind: 'event', required: true },
  },
});

export type EventItemContent = ContentOf<typeof eventItemSchema.fields>;
