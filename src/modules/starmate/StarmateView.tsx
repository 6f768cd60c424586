/** A form of the Starmate service. */
import { EmbedPlace } from '#modules/EmbedPlace.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import type { StarmateContent } from './schema.ts';
import styles from './starmate.module.css';

export function StarmateView({ module, edit }: ModuleViewProps<StarmateContent>) {
  return (
    <div className={styles.starmate}>
      <EmbedPlace module={module} embed={module.content.embed_code} edit={edit} isShownAtOnce />
    </div>
  );
}
