/** Stands in the place of what is being fetched, or could not be had. */
import { Button } from '../../ui/kit/Button.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { useHistoryMessages } from './messages.ts';

export function NotFetched({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => Promise<void> }) {
  const words = useHistoryMessages();
  if (!hasFailed) return <p aria-busy="true">{words.loading}</p>;
  return (
    <Note isAlarm>
      {words.failed} <Button onClick={() => void onAgain()}>{words.try_again}</Button>
    </Note>
  );
}
