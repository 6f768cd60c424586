/** A video of another host, which is loaded after consent. */
import { EmbedPlace } from '#modules/EmbedPlace.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import type { VideoContent } from './schema.ts';

export function VideoView({ module, edit }: ModuleViewProps<VideoContent>) {
  return (
    <div id={module.content.anchor || undefined}>
      <EmbedPlace module={module} embed={module.content.video_url} edit={edit} />
    </div>
  );
}
