/** Between two modules: a thin line with a plus, out of the flow. */
import type { ModulePlace } from '#domain/modules.ts';
import styles from './frame.module.css';
import { openMenu } from './menus.ts';
import { useWords } from './words.ts';

interface Props {
  place: ModulePlace;
  order: number;
  edge: 'top' | 'bottom';
}

export function AddLine({ place, order, edge }: Props) {
  const { add_here } = useWords();
  return (
    <button
      type="button"
      className={styles.add}
      data-edge={edge}
      title={add_here}
      aria-label={add_here}
      onClick={() => openMenu({ kind: 'add', place, order })}
    />
  );
}
