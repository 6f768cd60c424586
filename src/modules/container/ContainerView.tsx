/** Modules in columns, which are stacked on narrow screens. */
import type { CSSProperties } from 'react';
import { layouts } from '#domain/modules/modules.ts';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { modulesByColumn } from './columns.ts';
import styles from './container.module.css';
import type { ContainerContent } from './schema.ts';

export function ContainerView({ module, edit, isFirst = false, List }: ModuleViewProps<ContainerContent>) {
  const { layout, anchor } = module.content;
  const widths: readonly number[] = layouts[layout] ?? layouts['100'];
  if (module.children.length === 0 && !edit) return null;
  const columns = modulesByColumn(module.children, widths.length);
  return (
    <div
      className={styles.columns}
      id={anchor || undefined}
      data-columns={widths.length}
      style={{ '--columns': widths.map((width) => `minmax(0, ${width}fr)`).join(' ') } as CSSProperties}
    >
      {columns.map((children, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its index identifies a column.
        <div key={index} className={styles.column} data-empty-column={children.length === 0 || undefined}>
          {edit ? edit.column(index) : List && <List modules={children} isFirst={isFirst && index === 0} />}
        </div>
      ))}
    </div>
  );
}
