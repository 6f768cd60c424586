/** Event list module: events chosen by an editor. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const eventListSchema = moduleSchema({
  fields: {
    anchor: { kind: 'anchor' },
  },
});

export type EventListContent = ContentOf<typeof eventListSchema.fields>;

export const eventItemSchema = moduleSchema({
  fields: {
    event: { kind: 'event', required: true },
  },
});

export type EventItemContent = ContentOf<typeof eventItemSchema.fields>;
