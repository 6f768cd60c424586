/** A headline with an optional line above and lead below. */
import type { ModuleViewProps } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { TitleText } from '#modules/TitleText.tsx';
import styles from './headline.module.css';
import type { HeadlineContent } from './schema.ts';

export function HeadlineView({ module, edit }: ModuleViewProps<HeadlineContent>) {
  const { headline_level, anchor, add_additional_space } = module.content;
  const Heading = `h${headline_level}` as const;
  return (
    <hgroup
      className={styles.headline}
      id={anchor || undefined}
      data-level={headline_level}
      data-space={add_additional_space || undefined}
    >
      <OptionalText module={module} field="preline" edit={edit} className={styles.preline} />
      <Heading className={styles.title}>
        <TitleText module={module} field="content" edit={edit} />
      </Heading>
      <OptionalText module={module} field="subline" edit={edit} className={styles.subline} />
    </hgroup>
  );
}
