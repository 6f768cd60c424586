/** The result of a bulk write beside the button that sent it, with undo. */
import type { ReactNode } from 'react';
import { UndoButton } from './UndoButton.tsx';
import type { WriteState } from './write-state.ts';

interface Props {
  state: WriteState;
  texts: { writing: string; undone: string; undo: string };
  onUndo: (change_set: number) => void;
  /** Between the confirmation and the undo button. */
  children?: ReactNode;
}

export function WriteOutcome({ state, texts, onUndo, children }: Props) {
  return (
    <>
      <p role={state.is === 'problem' ? 'alert' : 'status'}>
        {state.is === 'writing' && texts.writing}
        {state.is === 'undone' && texts.undone}
        {(state.is === 'problem' || state.is === 'done') && state.text}
      </p>
      {children}
      <UndoButton state={state} name={texts.undo} onUndo={onUndo} />
    </>
  );
}
