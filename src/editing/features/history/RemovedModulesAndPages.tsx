/** Removed modules, and removed pages with the pages below them, each with a button that restores it. */
import { type ReactNode, useCallback, useState } from 'react';
import type { RemovedModule } from '#domain/history/history.ts';
import { textOf } from '#domain/languages/localized.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { RemovedPage } from '../../sync/pages/edited-page.ts';
import { openPage } from '../../sync/pages/open-page.ts';
import { getRemovedPages, restorePage } from '../../sync/pages/page-requests.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import { flushSaves } from '../../sync/saving/module-status.ts';
import { rejectionMessage } from '../../sync/saving/rejections.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Note } from '../../ui/kit/Note.tsx';
import { useFetched } from '../../ui/kit/use-fetched.ts';
import { closeMenu } from '../../ui/ui-state.ts';
import { Entry } from './Entries.tsx';
import { FetchState } from './FetchState.tsx';
import styles from './history.module.css';
import { fetchRemoved } from './history-requests.ts';
import type { ContainerRef } from './history-view.ts';
import { useHistoryMessages, useTimeFormats } from './messages.ts';
import { restoreRemoved } from './restore.ts';

interface ListProps<T> {
  /** Must be a stable reference while the list is the same. */
  fetch: () => Promise<readonly T[]>;
  empty: string;
  /** `name` is the accessible name of the button. */
  toEntry: (removed: T) => { title: string; name: string; marks?: ReactNode; text: string };
  /** @returns the reason if it failed; empty on success */
  restore: (removed: T) => Promise<string>;
}

function RemovedEntries<T extends { id: number }>({ fetch, empty, toEntry, restore }: ListProps<T>) {
  const messages = useHistoryMessages();
  const [problem, setProblem] = useState('');
  const [removed, load] = useFetched(fetch);
  if (removed === null || removed === 'failed') {
    return <FetchState hasFailed={removed === 'failed'} onAgain={load} />;
  }
  if (removed.length === 0) return <p>{empty}</p>;
  const act = async (each: T) => {
    setProblem('');
    setProblem(await restore(each));
  };
  return (
    <>
      {problem && <Note isAlarm>{problem}</Note>}
      <ul className={styles.removed}>
        {removed.map((each) => {
          const { name, text, ...entry } = toEntry(each);
          const back = {
            label: messages.bring_back,
            name: messages.bring_back_of(name),
            act: () => void act(each),
          };
          return (
            <Entry key={each.id} kind="removed" {...entry} actions={[back]}>
              <p>{text}</p>
            </Entry>
          );
        })}
      </ul>
    </>
  );
}

export function RemovedModules({ container }: { container: ContainerRef }) {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const locale = useLocale();
  const moments = useTimeFormats();
  const { id } = container;
  const toEntry = ({ module, title: text, removed_by, removed_at }: RemovedModule) => {
    const title = loadedModuleLabel(module, locale);
    return {
      title,
      name: text === '' ? title : `${title} „${text}“`,
      marks: text !== '' && <q>{text}</q>,
      text: messages.removed_by(removed_by ?? '', moments.both(removed_at)),
    };
  };
  const restore = async (module: RemovedModule) => {
    const problem = await restoreRemoved(session, container, module);
    if (problem === '') closeMenu(session);
    return problem;
  };
  return (
    <RemovedEntries
      fetch={useCallback(() => flushSaves(session).then(() => fetchRemoved(session, id)), [session, id])}
      empty={messages.removed_empty}
      toEntry={toEntry}
      restore={restore}
    />
  );
}

export function RemovedPages() {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const locale = useLocale();
  const moments = useTimeFormats();
  const toEntry = ({ title, removed_at }: RemovedPage) => {
    const name = textOf(title, locale);
    return { title: name, name, text: moments.both(removed_at) };
  };
  const restore = async ({ id }: RemovedPage) => {
    try {
      void openPage(session, (await restorePage(session, id)).path, locale);
      return '';
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      return error.status === 0 ? messages.not_reached : rejectionMessage(error);
    }
  };
  return (
    <RemovedEntries
      fetch={useCallback(() => getRemovedPages(session), [session])}
      empty={messages.pages_empty}
      toEntry={toEntry}
      restore={restore}
    />
  );
}
