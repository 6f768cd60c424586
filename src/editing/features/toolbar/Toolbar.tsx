/** The editors' toolbar, in two rows: the site and its back office; the page and its text. */
import type { ReactNode } from 'react';
import { recordOfPage } from '#domain/back-office/record-of-page.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import * as site from '#site';
import { currentPageId } from '../../ui/current-page.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { undoIcons } from '../../ui/kit/undo-icons.ts';
import { useEditingMessages } from '../../ui/module-chrome/messages.ts';
import { undoOrRedo } from '../../ui/module-chrome/module-actions.ts';
import { useAccount, useContainers, usePossibleUndo } from '../../ui/session-hooks.ts';
import { showSideBySide } from '../../ui/side-by-side.ts';
import { createUiState, openDialog, openMenu, useUiState } from '../../ui/ui-state.ts';
import { PublishButton } from './PublishButton.tsx';
import { SaveState } from './SaveState.tsx';
import styles from './toolbar.module.css';

interface Props {
  pathname: string;
  isEditing: boolean;
  /** Editing was requested, but the account has no permission. */
  isRejected: boolean;
  onEdit: () => void;
  onLogOut: () => void;
  onPublish: (isAsked: boolean) => Promise<void>;
  /** Other people on the page. */
  people: ReactNode;
  /** Unresolved drafts and schedules. */
  drafts: ReactNode;
  schedule: ReactNode;
}

export function Toolbar(props: Props) {
  const session = useEditingSession();
  const { pathname, isEditing, isRejected, onEdit, onLogOut, onPublish, people, drafts, schedule } = props;
  const messages = useEditingMessages();
  const { username, may, admin_menus } = useAccount();
  const possible = usePossibleUndo();
  const isSideBySide = useUiState('isSideBySide');
  const areChecksOpen = useUiState('areChecksOpen');
  const page = currentPageId(useContainers());
  const match = matchPath(pathname);
  const record = recordOfPage(match);
  const openSettings = () => openDialog(session, { kind: 'settings', page });
  const tool = (kind: 'undo' | 'redo') => (
    <button
      type="button"
      title={messages[kind]}
      aria-label={messages[kind]}
      aria-disabled={!possible[kind]}
      onClick={() => possible[kind] && undoOrRedo(session, kind, session.undo.lastContainer(kind))}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={undoIcons[kind]} />
      </svg>
    </button>
  );
  return (
    <section className={styles.toolbar} aria-label={messages.toolbar} data-toolbar="">
      <div className={styles.row}>
        <strong className={styles.house}>{site.name}</strong>
        {admin_menus.length > 0 && (
          <nav className={styles.links} aria-label={messages.admin_links}>
            {admin_menus.map(({ name, url }) => (
              <a key={url} href={url}>
                {name}
              </a>
            ))}
            {record && (
              <a href={record}>
                {match?.name === 'press' ? messages.admin_downloads : messages.admin_record}
              </a>
            )}
          </nav>
        )}
        {may.includes('edit-pages') && (
          <>
            {page !== null && (
              <button type="button" onClick={openSettings}>
                {messages.page_settings}
              </button>
            )}
            <button type="button" onClick={() => openDialog(session, { kind: 'new', page })}>
              {messages.new_page}
            </button>
            <a href={`${pathname}?noToolbar`} target="_blank" rel="noreferrer">
              {messages.as_visitor}
              <span className="visually-hidden"> ({messages.opens_new_tab})</span>
            </a>
          </>
        )}
        <span className={styles.gap} />
        {isEditing && people}
        <span className={styles.user}>{username}</span>
        <button type="button" onClick={onLogOut}>
          {messages.logout}
        </button>
      </div>
      {may.includes('edit-pages') ? (
        <div className={styles.row}>
          <button type="button" className={styles.edit} aria-pressed={isEditing} onClick={onEdit}>
            {isEditing ? messages.edit_end : messages.edit}
          </button>
          {isEditing && (
            <>
              {tool('undo')}
              {tool('redo')}
              <SaveState />
              {drafts}
              <PublishButton onPublish={onPublish} onOnline={openSettings} />
              {schedule}
              <button
                type="button"
                aria-pressed={isSideBySide}
                onClick={() => void showSideBySide(session, !isSideBySide)}
              >
                {messages.both_languages}
              </button>
              <button
                type="button"
                aria-expanded={areChecksOpen}
                onClick={() => session.part(createUiState).set({ areChecksOpen: !areChecksOpen })}
              >
                {messages.check_list}
              </button>
              <button type="button" onClick={() => openMenu(session, { kind: 'history' })}>
                {messages.history}
              </button>
            </>
          )}
        </div>
      ) : (
        <p className={styles.rejected} role={isRejected ? 'alert' : undefined}>
          {messages.edit_not_allowed}
        </p>
      )}
    </section>
  );
}
