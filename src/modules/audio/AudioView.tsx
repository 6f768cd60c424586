/** A sound of another host. */
import type { ModuleViewProps } from '#modules/module-view.ts';
import { TitledEmbed } from '#modules/TitledEmbed.tsx';
import styles from './audio.module.css';
import type { AudioContent } from './schema.ts';

export function AudioView({ module, edit }: ModuleViewProps<AudioContent>) {
  return (
    <div className={styles.audio}>
      <TitledEmbed module={module} embed={module.content.embed} edit={edit} />
    </div>
  );
}
