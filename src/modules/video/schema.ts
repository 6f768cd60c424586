/** Video module: a video at another host with a poster. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const videoSchema = moduleSchema({
  fields: {
    video_url: { kind: 'embed', of: 'video', required: true },
    image: { kind: 'image' },
    title: { kind: 'line' },
    length: { kind: 'word', max: 20 },
    anchor: { kind: 'anchor' },
  },
});

export type VideoContent = ContentOf<typeof videoSchema.fields>;
