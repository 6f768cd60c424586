/** A publication or 3D model of another host. */
import type { ModuleViewProps } from '#modules/module-view.ts';
import { TitledEmbed } from '#modules/TitledEmbed.tsx';
import type { ViewerContent } from './schema.ts';
import styles from './viewer.module.css';

export function ViewerView({ module, edit }: ModuleViewProps<ViewerContent>) {
  return (
    <div className={styles.viewer}>
      <TitledEmbed module={module} embed={module.content.embed} edit={edit} isShownAtOnce />
    </div>
  );
}
