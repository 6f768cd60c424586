/** A form of the Starmate service. */
import type { ModuleViewProps } from '#modules/module-view.ts';
import { TitledEmbed } from '#modules/TitledEmbed.tsx';
import type { StarmateContent } from './schema.ts';
import styles from './starmate.module.css';

export function StarmateView({ module, edit }: ModuleViewProps<StarmateContent>) {
  return (
    <div className={styles.starmate}>
      <TitledEmbed module={module} embed={module.content.embed_code} edit={edit} isShownAtOnce />
    </div>
  );
}
