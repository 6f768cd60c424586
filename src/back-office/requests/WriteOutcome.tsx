/** The result of a bulk write beside the button that sent it, with undo. */
import type { ReactNode } from 'react';
import { UndoButton } from './UndoButton.tsx';

export type WriteState =
  | { is: 'idle' | 'writing' | 'undone' }
  /** `change_set` is null if nothing differed. */
  | { is: 'done'; count: number; change_set: number | null }
  /** `change_set`: one whose undo can be tried again. */
  | { is: 'problem'; text: string; change_set?: number | null | undefined };

interface Props {
  state: WriteState;
  texts: { writing: string; undone: string; undo: string };
  /** The confirmation for a number of records. */
  done: (count: number) => string;
  onUndo: (change_set: number) => void;
  /** Between the confirmation and the undo button. */
  children?: ReactNode;
}

export function WriteOutcome({ state, texts, done, onUndo, children }: Props) {
  return (
    <>
      <p role={state.is === 'problem' ? 'alert' : 'status'}>
        {state.is === 'writing' && texts.writing}
        {state.is === 'undone' && texts.undone}
        {state.is === 'problem' && state.text}
        {state.is === 'done' && done(state.count)}
      </p>
      {children}
      <UndoButton state={state} name={texts.undo} onUndo={onUndo} />
    </>
  );
}
