/** Undoes the last change set; renders nothing if there was none. */
import controls from '../shell/controls.module.css';

interface Props {
  state: { is: string; change_set?: number | null };
  name: string;
  onUndo: (change_set: number) => void;
}

export function UndoButton({ state, name, onUndo }: Props) {
  const { is, change_set = null } = state;
  if (is !== 'done' || change_set === null) return null;
  return (
    <button type="button" className={controls.button} onClick={() => onUndo(change_set)}>
      {name}
    </button>
  );
}
