/** What is fetched when it is opened: until it is there, and where it could not be had. */
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/kit/Button.tsx';
import { Note } from '../../ui/kit/Note.tsx';
import { useHistoryMessages } from './messages.ts';

/** `fetch` is the same function for as long as the same is wanted. */
export function useFetched<T extends object>(fetch: () => Promise<T>) {
  const [fetched, setFetched] = useState<T | 'failed' | null>(null);
  const load = useCallback(async () => {
    setFetched(await fetch().catch(() => 'failed' as const));
  }, [fetch]);
  useEffect(() => void load(), [load]);
  return [fetched, load] as const;
}

/** Stands in the place of what is not there. */
export function NotFetched({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => Promise<void> }) {
  const words = useHistoryMessages();
  if (!hasFailed) return <p aria-busy="true">{words.loading}</p>;
  return (
    <Note isAlarm>
      {words.failed} <Button onClick={() => void onAgain()}>{words.try_again}</Button>
    </Note>
  );
}
