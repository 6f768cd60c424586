/** Pages that were deleted, and the way back for each, with all that stood below it. */
import { useCallback, useEffect, useState } from 'react';
import { type Localized, textOf } from '#domain/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { openPage } from '../pages/open-page.ts';
import { restorePage } from '../pages/page-calls.ts';
import { Button } from '../parts/Button.tsx';
import { Note } from '../parts/Note.tsx';
import { CallProblem } from '../server/call-problem.ts';
import { editorCall } from '../server/calls.ts';
import { wordsOf } from '../server/refusals.ts';
import styles from './history.module.css';
import { useHistoryWords, useMoments } from './words.ts';

interface RemovedPage {
  id: number;
  title: Localized;
  removed_at: string;
}

export function RemovedPages() {
  const words = useHistoryWords();
  const locale = useLocale();
  const moments = useMoments();
  const [removed, setRemoved] = useState<readonly RemovedPage[] | 'failed' | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    const tree = editorCall<{ removed: RemovedPage[] }>('GET', 'pages');
    setRemoved(
      await tree.then(
        (answer) => answer.removed,
        () => 'failed' as const,
      ),
    );
  }, []);
  useEffect(() => void load(), [load]);

  const back = async ({ id }: RemovedPage) => {
    setProblem('');
    try {
      openPage((await restorePage(id)).path, locale);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setProblem(error.status === 0 ? words.not_reached : wordsOf(error));
    }
  };
  if (removed === null) return <p aria-busy="true">{words.loading}</p>;
  if (removed === 'failed') {
    return (
      <Note isAlarm>
        {words.failed} <Button onClick={() => void load()}>{words.try_again}</Button>
      </Note>
    );
  }
  if (removed.length === 0) return <p>{words.pages_empty}</p>;
  return (
    <>
      {problem && <Note isAlarm>{problem}</Note>}
      <ul className={styles.removed}>
        {removed.map((page) => {
          const title = textOf(page.title, locale);
          return (
            <li key={page.id} className={styles.entry} data-entry="removed">
              <p className={styles.who}>
                <strong>{title}</strong>
              </p>
              <p>{moments.both(page.removed_at)}</p>
              <div>
                <Button aria-label={words.bring_back_of(title)} onClick={() => void back(page)}>
                  {words.bring_back}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
