/** Modules of a place that were deleted, and the way back for each. */

import { useCallback, useState } from 'react';
import type { RemovedModule } from '#domain/history/history.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { moduleLabel } from '#i18n/modules/module-names.ts';
import { flushSaves } from '../../sync/saving/module-status.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';

import { Note } from '../../ui/kit/Note.tsx';
import { closeMenu } from '../../ui/ui-state.ts';
import { Entry } from './Entries.tsx';
import { NotFetched, useFetched } from './Fetched.tsx';
import styles from './history.module.css';
import { fetchRemoved } from './history-requests.ts';
import type { Place } from './history-view.ts';
import { useHistoryMessages, useMoments } from './messages.ts';
import { bringBack } from './restore.ts';

export function RemovedModules({ container }: { container: Place }) {
  const session = useEditingSession();
  const words = useHistoryMessages();
  const locale = useLocale();
  const moments = useMoments();
  const [problem, setProblem] = useState('');
  const { id } = container;
  const fetch = useCallback(() => flushSaves(session).then(() => fetchRemoved(session, id)), [id, session]);
  const [removed, load] = useFetched(fetch);

  const back = async (module: RemovedModule) => {
    setProblem('');
    const found = await bringBack(session, container, module);
    if (found === '') closeMenu(session);
    else setProblem(found);
  };
  if (removed === null || removed === 'failed') {
    return <NotFetched hasFailed={removed === 'failed'} onAgain={load} />;
  }
  if (removed.length === 0) return <p>{words.removed_empty}</p>;
  return (
    <>
      {problem && <Note isAlarm>{problem}</Note>}
      <ul className={styles.removed}>
        {removed.map((module) => {
          const name = moduleLabel(module.module, locale);
          const what = module.title === '' ? name : `${name} „${module.title}“`;
          return (
            <Entry
              key={module.id}
              kind="removed"
              title={name}
              marks={module.title !== '' && <q>{module.title}</q>}
              actions={[
                { label: words.bring_back, name: words.bring_back_of(what), act: () => void back(module) },
              ]}
            >
              <p>{words.removed_by(module.removed_by ?? '', moments.both(module.removed_at))}</p>
            </Entry>
          );
        })}
      </ul>
    </>
  );
}
