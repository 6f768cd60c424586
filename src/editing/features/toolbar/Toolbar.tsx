/** The editors' bar over the page, in two rows: the house and its back office; the page and its text. */
import { Suspense, useState } from 'react';
import { recordOfPage } from '#domain/hub/records.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import * as site from '#site';
import { lastContainer, usePossibleSteps } from '../../core/undo-history.ts';
import { laterPart } from '../../lazy-components.ts';
import { useSession } from '../../sync/account/account.ts';
import { showAlert } from '../../sync/alerts.ts';
import { useContainers } from '../../sync/containers.ts';
import { stepIcons } from '../../ui/kit/step-icons.ts';
import { useWords } from '../../ui/module-chrome/messages.ts';
import { step } from '../../ui/module-chrome/module-actions.ts';
import { openMenu } from '../../ui/module-chrome/open-menu.ts';
import { openChecks, useChecksOpen } from '../checks/open-checks.ts';
import { showBoth, useBoth } from '../languages/side-by-side.ts';
import { openPageDialog } from '../pages/open-page-dialog.ts';
import { usePageOffline } from '../pages/page-offline.ts';
import { fetchPublishing } from '../publishing/load-publishing.ts';
import { pageOf } from './page-of.ts';
import { SaveState } from './SaveState.tsx';
import styles from './toolbar.module.css';

const JournalState = laterPart(async () => (await import('../drafts/DraftsState.tsx')).default);
const People = laterPart(async () => (await import('../presence/People.tsx')).default);
const ScheduleState = laterPart(async () => (await import('../schedule/ScheduleState.tsx')).default);

interface Props {
  pathname: string;
  isEditing: boolean;
  /** Editing was asked for, and this account may not. */
  isRefused: boolean;
  onEdit: () => void;
  onLogOut: () => void;
}

export function Toolbar({ pathname, isEditing, isRefused, onEdit, onLogOut }: Props) {
  const words = useWords();
  const { username, may, admin_menus } = useSession();
  const possible = usePossibleSteps();
  const { isOn: isBoth } = useBoth();
  const areChecksOpen = useChecksOpen();
  const toggleBoth = (isOn: boolean) =>
    showBoth(isOn).catch(() => showAlert({ kind: 'error', text: words.loading_failed }));
  const containers = useContainers();
  const page = pageOf(containers);
  const record = recordOfPage(matchPath(pathname));
  const openSettings = () => openPageDialog({ kind: 'settings', page: { id: page } });
  const tool = (kind: 'undo' | 'redo') => (
    <button
      type="button"
      title={words[kind]}
      aria-label={words[kind]}
      aria-disabled={!possible[kind]}
      onClick={() => possible[kind] && step(kind, lastContainer(kind))}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={stepIcons[kind]} />
      </svg>
    </button>
  );
  return (
    <section className={styles.toolbar} aria-label={words.toolbar} data-toolbar="">
      <div className={styles.row}>
        <strong className={styles.house}>{site.name}</strong>
        {admin_menus.length > 0 && (
          <nav className={styles.links} aria-label={words.admin_links}>
            {admin_menus.map(({ name, url }) => (
              <a key={url} href={url}>
                {name}
              </a>
            ))}
            {record && <a href={record.address}>{words.admin_records[record.kind]}</a>}
          </nav>
        )}
        {may.includes('edit-pages') && (
          <>
            {page !== null && (
              <button type="button" onClick={openSettings}>
                {words.page_settings}
              </button>
            )}
            <button type="button" onClick={() => openPageDialog({ kind: 'new', page: { id: page } })}>
              {words.new_page}
            </button>
            <a href={`${pathname}?noToolbar`} target="_blank" rel="noreferrer" title={words.opens_new_tab}>
              {words.as_visitor}
              <span className="visually-hidden"> ({words.opens_new_tab})</span>
            </a>
          </>
        )}
        <span className={styles.gap} />
        <Suspense>{isEditing && <People />}</Suspense>
        <span className={styles.user} title={words.logged_in_as(username)}>
          {username}
        </span>
        <button type="button" onClick={onLogOut}>
          {words.logout}
        </button>
      </div>
      {may.includes('edit-pages') ? (
        <div className={styles.row}>
          <button type="button" className={styles.edit} aria-pressed={isEditing} onClick={onEdit}>
            {isEditing ? words.edit_end : words.edit}
          </button>
          {isEditing && (
            <>
              {tool('undo')}
              {tool('redo')}
              <SaveState />
              <Suspense>
                <JournalState />
              </Suspense>
              <Publish onOnline={openSettings} />
              <Suspense>
                <ScheduleState shown={[...containers.values()].filter(({ shown }) => shown > 0)} />
              </Suspense>
              <button type="button" aria-pressed={isBoth} onClick={() => void toggleBoth(!isBoth)}>
                {words.both_languages}
              </button>
              <button type="button" aria-expanded={areChecksOpen} onClick={() => openChecks(!areChecksOpen)}>
                {words.check_list}
              </button>
              <button type="button" onClick={() => openMenu({ kind: 'history' })}>
                {words.history}
              </button>
            </>
          )}
        </div>
      ) : (
        <p className={styles.refused} role={isRefused ? 'alert' : undefined}>
          {words.edit_not_allowed}
        </p>
      )}
    </section>
  );
}

interface PublishProps {
  /** Leads to where an offline page is put online. */
  onOnline: () => void;
}

/** Says whether what stands here is what visitors see. */
function Publish({ onOnline }: PublishProps) {
  const words = useWords();
  const isOffline = usePageOffline();
  const [isBusy, setIsBusy] = useState(false);
  const shown = [...useContainers().values()].filter((container) => container.shown > 0);
  const isPublic = shown.length > 0 && shown.every(({ is_changed }) => is_changed === false);
  const isChanged = shown.some(({ is_changed }) => is_changed === true);
  const publish = async (isAsked: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const parts = await fetchPublishing().catch(() => null);
    if (parts) await parts.beginPublishing(isAsked).finally(() => setIsBusy(false));
    else {
      setIsBusy(false);
      showAlert({ kind: 'error', text: words.loading_failed });
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.publish}
        aria-disabled={isBusy}
        onClick={() => void publish(false)}
      >
        {isBusy ? words.publishing : words.publish}
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isBusy}
        aria-label={words.choose_languages}
        title={words.choose_languages}
        onClick={() => void publish(true)}
      >
        ▾
      </button>
      {isOffline ? (
        <button type="button" className={styles.offline} onClick={onOnline}>
          {words.is_offline}
        </button>
      ) : (
        (isPublic || isChanged) && (
          <span className={styles.public} data-changed={isChanged || undefined}>
            {isPublic ? words.is_public : words.is_not_public}
          </span>
        )
      )}
    </>
  );
}
