/** Viewer module: a publication or 3D model at another host. */
import { type ContentOf, moduleSchema } from '#domain/modules/module-fields.ts';

export const viewerSchema = moduleSchema({
  fields: {
    embed: { kind: 'embed', of: 'viewer', required: true },
    title: { kind: 'line' },
  },
});

export type ViewerContent = ContentOf<typeof viewerSchema.fields>;
