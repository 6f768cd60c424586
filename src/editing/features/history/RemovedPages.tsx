/** Pages that were deleted, and the way back for each, with all that stood below it. */

import { useState } from 'react';
import { textOf } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { openPage } from '../../sync/pages/open-page.ts';
import { getRemovedPages, type RemovedPage, restorePage } from '../../sync/pages/page-requests.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import { messageOf } from '../../sync/saving/rejections.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';

import { Note } from '../../ui/kit/Note.tsx';
import { Entry } from './Entries.tsx';
import { NotFetched, useFetched } from './Fetched.tsx';
import styles from './history.module.css';
import { useHistoryMessages, useMoments } from './messages.ts';

export function RemovedPages() {
  const session = useEditingSession();
  const words = useHistoryMessages();
  const locale = useLocale();
  const moments = useMoments();
  const [removed, load] = useFetched(() => getRemovedPages(session));
  const [problem, setProblem] = useState('');

  const back = async ({ id }: RemovedPage) => {
    setProblem('');
    try {
      openPage(session, (await restorePage(session, id)).path, locale);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setProblem(error.status === 0 ? words.not_reached : messageOf(error));
    }
  };
  if (removed === null || removed === 'failed') {
    return <NotFetched hasFailed={removed === 'failed'} onAgain={load} />;
  }
  if (removed.length === 0) return <p>{words.pages_empty}</p>;
  return (
    <>
      {problem && <Note isAlarm>{problem}</Note>}
      <ul className={styles.removed}>
        {removed.map((page) => {
          const title = textOf(page.title, locale);
          return (
            <Entry
              key={page.id}
              kind="removed"
              title={title}
              actions={[
                { label: words.bring_back, name: words.bring_back_of(title), act: () => void back(page) },
              ]}
            >
              <p>{moments.both(page.removed_at)}</p>
            </Entry>
          );
        })}
      </ul>
    </>
  );
}
