/** Formatted text. */
import { Rich } from '#modules/ModuleText.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import type { TextContent } from './schema.ts';
import styles from './text.module.css';

export function TextView({ module, edit }: ModuleViewProps<TextContent>) {
  return (
    <div className={styles.text} id={module.content.anchor || undefined}>
      <Rich module={module} field="content" edit={edit} className={styles.prose} />
    </div>
  );
}
