/** Shown while data is loading, or if loading has failed. */
import { Button } from '../../ui/kit/Button.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { useHistoryMessages } from './messages.ts';

export function FetchState({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => Promise<void> }) {
  const messages = useHistoryMessages();
  if (!hasFailed) return <p aria-busy="true">{messages.loading}</p>;
  return (
    <Note isAlarm>
      {messages.failed} <Button onClick={() => void onAgain()}>{messages.try_again}</Button>
    </Note>
  );
}
