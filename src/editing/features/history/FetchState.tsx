/** Shown while data is loading, or if loading has failed. */
import { Button } from '../../ui/kit/Button.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { useHistoryMessages } from './messages.ts';

export function FetchState({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => Promise<void> }) {
  const words = useHistoryMessages();
  if (!hasFailed) return <p aria-busy="true">{words.loading}</p>;
  return (
    <Note isAlarm>
      {words.failed} <Button onClick={() => void onAgain()}>{words.try_again}</Button>
    </Note>
  );
}
