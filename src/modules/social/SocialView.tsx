/** A post of a social network, in the width of its embed. */
import type { ModuleViewProps } from '#modules/module-view.ts';
import { TitledEmbed } from '#modules/TitledEmbed.tsx';
import type { SocialContent } from './schema.ts';
import styles from './social.module.css';

export function SocialView({ module, edit }: ModuleViewProps<SocialContent>) {
  return (
    <div className={styles.social}>
      <TitledEmbed module={module} embed={module.content.embed} edit={edit} isShownAtOnce />
    </div>
  );
}
