/** The modules of a page or of a place on a screen: as visitors see them, or in an editor's hands. */
import type { ShownContainer } from '#domain/modules/modules.ts';
import { ModuleList } from '#modules/ModuleList.tsx';
import { useEditing } from '#state/editing.ts';
import styles from './modules.module.css';

interface Props {
  /** Null where nothing has been published yet. */
  container: ShownContainer | null;
  /** Under which name editors begin one where there is none, and of what it is a part. */
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
