/** A video of another host, which is loaded after consent. */
import type { ModuleViewProps } from '#modules/module-view.ts';
import { TitledEmbed } from '#modules/TitledEmbed.tsx';
import type { VideoContent } from './schema.ts';

export function VideoView({ module, edit }: ModuleViewProps<VideoContent>) {
  return (
    <div id={module.content.anchor || undefined}>
      <TitledEmbed module={module} embed={module.content.video_url} edit={edit} />
    </div>
  );
}
