/** Several videos with titles, side by side. */
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { TitledEmbed } from '#modules/TitledEmbed.tsx';
import type { VideoItemContent, VideoListContent } from './schema.ts';
import styles from './video-list.module.css';

export function VideoListView({ module, edit }: ModuleViewProps<VideoListContent>) {
  const all = module.children as readonly ShownModule<VideoItemContent>[];
  // Visitors do not see entries without a video; editors do.
  const items = edit ? all : all.filter(({ content }) => content.video_url);
  if (items.length === 0) return null;
  return (
    <ul className={styles.videos} id={module.content.anchor || undefined}>
      {items.map((item) => {
        const itemEdit = edit?.item(item);
        return (
          <li key={item.id} className={styles.video} data-item="video-item">
            <TitledEmbed module={item} embed={item.content.video_url} edit={itemEdit} />
            {itemEdit?.handles()}
          </li>
        );
      })}
    </ul>
  );
}
