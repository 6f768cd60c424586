/** Logos on a white background. Visitors do not see empty entries. */
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { LogoItem } from './LogoItem.tsx';
import styles from './logo-list.module.css';
import type { LogoContent, LogoListContent } from './schema.ts';

export function LogoListView({ module, edit }: ModuleViewProps<LogoListContent>) {
  const { extra_class, anchor } = module.content;
  const all = module.children as readonly ShownModule<LogoContent>[];
  const items = edit ? all : all.filter(({ content }) => content.image || content.name);
  if (items.length === 0) return null;
  return (
    <ul className={styles.logos} id={anchor || undefined} data-size={extra_class}>
      {items.map((item) => (
        <li key={item.id}>
          <LogoItem module={item} edit={edit?.item(item)} />
        </li>
      ))}
    </ul>
  );
}
