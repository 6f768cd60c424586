/** Modules of a place that were deleted, and the way back for each. */
import { useCallback, useEffect, useState } from 'react';
import type { RemovedModule } from '#domain/history.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { moduleLabel } from '#i18n/module-names.ts';
import { closeMenu } from '../frame/menus.ts';
import { Button } from '../parts/Button.tsx';
import { Note } from '../parts/Note.tsx';
import { flushSaves } from '../server/saving.ts';
import styles from './history.module.css';
import { fetchRemoved } from './history-calls.ts';
import { bringBack } from './restore.ts';
import type { Place } from './view.ts';
import { useHistoryWords, useMoments } from './words.ts';

export function RemovedModules({ container }: { container: Place }) {
  const words = useHistoryWords();
  const locale = useLocale();
  const moments = useMoments();
  const [removed, setRemoved] = useState<readonly RemovedModule[] | 'failed' | null>(null);
  const [problem, setProblem] = useState('');
  const { id } = container;
  const load = useCallback(async () => {
    await flushSaves();
    setRemoved(await fetchRemoved(id).catch(() => 'failed' as const));
  }, [id]);
  useEffect(() => void load(), [load]);

  const back = async (module: RemovedModule) => {
    setProblem('');
    const found = await bringBack(container, module);
    if (found === '') closeMenu();
    else setProblem(found);
  };
  if (removed === null) return <p aria-busy="true">{words.loading}</p>;
  if (removed === 'failed') {
    return (
      <Note isAlarm>
        {words.failed} <Button onClick={() => void load()}>{words.try_again}</Button>
      </Note>
    );
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
            <li key={module.id} className={styles.entry} data-entry="removed">
              <p className={styles.who}>
                <strong>{name}</strong>
                {module.title !== '' && <q>{module.title}</q>}
              </p>
              <p>{words.removed_by(module.removed_by ?? '', moments.both(module.removed_at))}</p>
              <div>
                <Button aria-label={words.bring_back_of(what)} onClick={() => void back(module)}>
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
