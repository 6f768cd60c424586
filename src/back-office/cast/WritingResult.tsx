/** The status of saving a cast: saving, saved, undone, or a problem. */
import { Note } from '#editing/ui/kit/Note.tsx';
import styles from './cast.module.css';
import type { CastProps } from './cast-props.ts';
import type { useCastChanges } from './use-cast-changes.ts';

interface Props extends Pick<CastProps, 'texts'> {
  writing: ReturnType<typeof useCastChanges>;
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
