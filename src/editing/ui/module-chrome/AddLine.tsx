/** Between two modules: a thin line with a plus, out of the flow. Below the last one: a button that is always there. */
import type { ModulePlace } from '#domain/modules/modules.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { openMenu } from '../ui-state.ts';
import styles from './add-line.module.css';
import { useMessages } from './messages.ts';

interface Props {
  place: ModulePlace;
  order: number;
  edge: 'top' | 'bottom' | 'end';
  /** Whether its module shows its handles; else the tab key does not stop here. */
  isNear: boolean;
}

export function AddLine({ place, order, edge, isNear }: Props) {
  const session = useEditingSession();
  const { add_here } = useMessages();
  const isEnd = edge === 'end';
  return (
    <button
      type="button"
      className={isEnd ? styles.addAtEnd : styles.add}
      data-edge={edge}
      title={isEnd ? undefined : add_here}
      aria-label={add_here}
      tabIndex={isNear ? 0 : -1}
      onClick={() => openMenu(session, { kind: 'add', place, order })}
    >
      {isEnd && `+ ${add_here}`}
    </button>
  );
}
