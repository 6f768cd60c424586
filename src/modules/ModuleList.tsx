/** Renders modules in order, for visitors. */
import type { ShownModule } from '#domain/modules/modules.ts';
import { viewOf } from '#modules/components.tsx';
import styles from './modules.module.css';

export function ModuleList({ modules, isFirst }: { modules: readonly ShownModule[]; isFirst?: boolean }) {
  return modules.map((module, index) => {
    const View = viewOf(module.module);
    if (!View) return null;
    return (
      <div key={module.id} className={styles.module} data-module={module.module}>
        <View module={module} isFirst={(isFirst ?? false) && index === 0} List={ModuleList} />
      </div>
    );
  });
}
