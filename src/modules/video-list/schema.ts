/** Video list module: several videos with titles. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const videoListSchema = moduleSchema({
  fields: {
    anchor: { kind: 'anchor' },
  },
});

export type VideoListContent = ContentOf<typeof videoListSchema.fields>;

export const videoItemSchema = moduleSchema({
  fields: {
    video_url: { kind: 'embed', of: 'video_list', required: true },
    image: { kind: 'image' },
    title: { kind: 'line' },
    length: { kind: 'word', max: 20 },
  },
});

export type VideoItemContent = ContentOf<typeof videoItemSchema.fields>;
