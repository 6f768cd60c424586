/** What became of writing a cast: a problem, what is done, and the way back. */
import { Note } from '#editing/ui/kit/Note.tsx';
import controls from '../shell/controls.module.css';
import styles from './cast.module.css';
import type { CastProps } from './cast-props.ts';
import type { useWriting } from './use-writing.ts';

interface Props extends Pick<CastProps, 'texts'> {
  writing: ReturnType<typeof useWriting>;
}

export function WritingResult({ writing: { state }, texts }: Props) {
  return (
    <>
      {state.is === 'problem' && <Note isAlarm>{state.text}</Note>}
      <p role="status" className={styles.status}>
        {state.is === 'done' && state.text}
        {state.is === 'undone' && texts.undone}
        {state.is === 'writing' && texts.writing}
      </p>
    </>
  );
}

export function UndoWriting({ writing, texts }: Props) {
  const { state } = writing;
  if (state.is !== 'done' || state.change_set === null) return null;
  const { change_set } = state;
  return (
    <button type="button" className={controls.button} onClick={() => void writing.undo(change_set)}>
      {texts.undo}
    </button>
  );
}
