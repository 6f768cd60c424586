/** A link on a line of its own. Visitors do not see it without a target. */
import { linkOf } from '#modules/link-of.ts';
import { ModuleLink } from '#modules/ModuleLink.tsx';
import { Line } from '#modules/ModuleText.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import styles from './link.module.css';
import type { LinkContent } from './schema.ts';

export function LinkView({ module, edit }: ModuleViewProps<LinkContent>) {
  const { content } = module;
  if (!edit && !linkOf(content)) return null;
  const isPrimary = content.extra_class === 'primary';
  return (
    <p className={styles.link} id={content.anchor || undefined}>
      <ModuleLink
        content={content}
        isEdited={edit !== undefined}
        className={isPrimary ? `button ${styles.primary}` : styles.secondary}
      >
        <Line module={module} field="content" edit={edit} />
        {!isPrimary && <span aria-hidden="true" className={styles.arrow} />}
      </ModuleLink>
    </p>
  );
}
