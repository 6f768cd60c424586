/** Adds a module: a thin line with a plus between two modules, or a button below the last one. */
import type { ModuleSlot } from '#domain/modules/modules.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { openMenu } from '../ui-state.ts';
import styles from './add-button.module.css';
import { useEditingMessages } from './messages.ts';

interface Props {
  place: ModuleSlot;
  order: number;
  edge: 'top' | 'bottom' | 'end';
  /** Whether a neighbouring module is active; only then it is a tab stop. */
  isNear: boolean;
}

export function AddButton({ place: slot, order, edge, isNear }: Props) {
  const session = useEditingSession();
  const { add_here } = useEditingMessages();
  const isEnd = edge === 'end';
  return (
    <button
      type="button"
      className={isEnd ? styles.addAtEnd : styles.add}
      data-edge={edge}
      title={isEnd ? undefined : add_here}
      aria-label={add_here}
      tabIndex={isNear ? 0 : -1}
      onClick={() => openMenu(session, { kind: 'add', place: slot, order })}
    >
      {isEnd && `+ ${add_here}`}
    </button>
  );
}
