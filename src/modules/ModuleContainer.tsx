/** The modules of a container, read-only for visitors or editable for editors. */
import type { ShownContainer } from '#domain/modules/modules.ts';
import { ModuleList } from '#modules/ModuleList.tsx';
import { useEditing } from '#state/editing.ts';
import styles from './modules.module.css';

interface Props {
  /** Null until published first. */
  container: ShownContainer | null;
  /** Identifies the container, which is created when an editor adds the first module. */
  slug: string;
  content_type: string;
  isFirst?: boolean;
}

export function ModuleContainer({ container, slug, content_type, isFirst }: Props) {
  const Edited = useEditing('Container');
  if (Edited) return <Edited container={container} slug={slug} content_type={content_type} />;
  if (!container || container.modules.length === 0) return null;
  return (
    <div className={styles.container} data-container={slug}>
      <ModuleList modules={container.modules} isFirst={isFirst ?? false} />
    </div>
  );
}
