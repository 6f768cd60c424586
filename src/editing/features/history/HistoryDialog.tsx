/** The history of the page: changes and removed modules, each with buttons to view and restore it. */
import { useState } from 'react';
import { recordOfPage } from '#domain/back-office/record-of-page.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { currentPageId } from '../../ui/current-page.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { closeMenu } from '../../ui/ui-state.ts';
import { EntryList } from './EntryList.tsx';
import styles from './history.module.css';
import { useHistoryMessages } from './messages.ts';
import { PageEntries } from './PageEntries.tsx';
import { RemovedModules, RemovedPages } from './RemovedModulesAndPages.tsx';

export function HistoryDialog() {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const [tab, setTab] = useState<'work' | 'removed' | 'settings' | 'pages'>('work');
  const [containers] = useState(session.containers.shown);
  const isOneOfSeveral = containers.length > 1;
  const [page] = useState(() => currentPageId(session.containers.get()));
  const [record] = useState(() => recordOfPage(matchPath(session.ports.page.path())));
  const settings = { key: 'settings', name: messages.tab_settings } as const;
  return (
    <Dialog title={messages.title} onClose={() => closeMenu(session)} width="44rem">
      <Tabs
        label={messages.title}
        current={tab}
        onChange={setTab}
        tabs={[
          { key: 'work', name: messages.tab_work },
          { key: 'removed', name: messages.tab_removed },
          ...(page === null ? [] : [settings]),
          { key: 'pages', name: messages.tab_pages },
        ]}
      >
        {tab === 'pages' && <RemovedPages />}
        {tab === 'settings' && page !== null && <PageEntries page={page} />}
        {tab === 'work' && record !== null && (
          <p className={styles.place}>
            {messages.of_record} <a href={record}>{messages.of_record_link}</a>
          </p>
        )}
        {(tab === 'work' || tab === 'removed') &&
          containers.map((container) => (
            <section key={`${tab} ${container.id}`} className={styles.place}>
              {isOneOfSeveral && <h3>{messages.place(container.slug)}</h3>}
              {tab === 'removed' ? (
                <RemovedModules container={container} />
              ) : (
                <EntryList container={container} isOneOfSeveral={isOneOfSeveral} />
              )}
            </section>
          ))}
      </Tabs>
    </Dialog>
  );
}
