/** A publication or 3D model of another host. */
import { EmbedPlace } from '#modules/EmbedPlace.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import type { ViewerContent } from './schema.ts';
import styles from './viewer.module.css';

export function ViewerView({ module, edit }: ModuleViewProps<ViewerContent>) {
  return (
    <div className={styles.viewer}>
      <EmbedPlace module={module} embed={module.content.embed} edit={edit} isShownAtOnce />
    </div>
  );
}
