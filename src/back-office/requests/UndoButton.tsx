/** Undoes the last change set, also after an attempt that failed; renders nothing if there was none. */
import { ScreenButton } from '../shell/ScreenButton.tsx';

interface Props {
  state: { is: string; change_set?: number | null | undefined };
  name: string;
  onUndo: (change_set: number) => void;
}

export function UndoButton({ state, name, onUndo }: Props) {
  const { change_set } = state;
  if (!change_set) return null;
  return <ScreenButton onClick={() => onUndo(change_set)}>{name}</ScreenButton>;
}
