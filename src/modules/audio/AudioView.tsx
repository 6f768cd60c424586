/** A sound of another host. */
import { EmbedPlace } from '#modules/EmbedPlace.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import styles from './audio.module.css';
import type { AudioContent } from './schema.ts';

export function AudioView({ module, edit }: ModuleViewProps<AudioContent>) {
  return (
    <div className={styles.audio}>
      <EmbedPlace module={module} embed={module.content.embed} edit={edit} />
    </div>
  );
}
