/**
 * The editors' layer: the one place where the site lets it in, for somebody who is logged in or asks to edit.
 * Finds out who is there, shows the toolbar, and takes its place on the page while somebody edits.
 */
import { Suspense, use, useEffect, useLayoutEffect } from 'react';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { setEditing } from '#state/editing.ts';
import { Dialogs } from './Dialogs.tsx';
import { discardNewPageDraft } from './features/pages/new-page-draft.ts';
import { Alerts } from './features/toolbar/Alerts.tsx';
import { Toolbar } from './features/toolbar/Toolbar.tsx';
import { useNewVersion } from './new-version.ts';
import { OpenMenu } from './OpenMenu.tsx';
import { useAccount, useKeptScroll, useOffsets, useUndoKeys, useWarning } from './page-lifecycle.ts';
import { prefetchScripts } from './prefetch.ts';
import { session, useSession } from './sync/account/account.ts';
import { useLoginRequest } from './sync/account/login-request.ts';
import { showAlert } from './sync/alerts.ts';
import { announce } from './sync/announcements.ts';
import { journal } from './sync/drafts/current-draft-writer.ts';
import { loadAnew } from './sync/reload.ts';
import { editorCall } from './sync/request.ts';
import { flushSaves, hasUnsavedAnywhere } from './sync/saving/saving.ts';
import { lazyComponent } from './ui/lazy-component.ts';
import { EditedContainer } from './ui/module-chrome/EditedContainer.tsx';
import { useMessages } from './ui/module-chrome/messages.ts';
import { restoreSideBySide } from './ui/side-by-side.ts';
import { uiState, useUiState } from './ui/ui-state.ts';

const People = lazyComponent(async () => (await import('./features/presence/People.tsx')).People);
const DraftsState = lazyComponent(
  async () => (await import('./features/drafts/DraftsState.tsx')).DraftsState,
);
const ScheduleState = lazyComponent(
  async () => (await import('./features/schedule/ScheduleState.tsx')).ScheduleState,
);
const ChecksPanel = lazyComponent(
  async () => (await import('./features/publishing/ChecksPanel.tsx')).ChecksPanel,
);
const LoginDialog = lazyComponent(async () => (await import('./ui/login/LoginDialog.tsx')).LoginDialog);
const loadSideBySide = async () => (await import('./features/languages/SideBySide.tsx')).SideBySide;

export interface EditingEntryProps {
  /** Of the address on the screen. */
  pathname: string;
  /** With its question mark. */
  search: string;
  /** Of the page on the screen: visitors do not get it, whatever is published. */
  isOffline: boolean;
  /** Goes to another address without loading the page anew; data of the page is fetched again. */
  navigate: (to: string) => void;
}

export default function EditingEntry(props: EditingEntryProps) {
  use(loadEditingMessages(useLocale()));
  return <EditingLayer {...props} />;
}

function EditingLayer({ pathname, search, isOffline, navigate }: EditingEntryProps) {
  const words = useMessages();
  const { logged, may } = useSession();
  const query = new URLSearchParams(search);
  const isAsked = query.has('edit');
  const mayEdit = may.includes('edit-pages');
  const isEditing = isAsked && logged === true && mayEdit;
  const isLoginOpen = useLoginRequest();
  const areChecksOpen = useUiState('areChecksOpen');
  useAccount(isAsked, () => navigate(pathname + search));
  useOffsets(logged === true && !query.has('noToolbar'));
  useWarning();
  useNewVersion(() => navigate(pathname + search));
  useUndoKeys(isEditing);

  useLayoutEffect(() => {
    setEditing({ Container: isEditing ? EditedContainer : null });
    return () => setEditing({ Container: null });
  }, [isEditing]);

  useEffect(() => uiState.set({ isOffline, loadSideBySide }), [isOffline]);
  useEffect(() => {
    if (!isEditing) return;
    void restoreSideBySide();
    void prefetchScripts();
  }, [isEditing]);

  const keepPlace = useKeptScroll(search);
  const toggle = async () => {
    keepPlace();
    if (isEditing) await flushSaves();
    navigate(pathname + withEdit(search, !isEditing));
    announce(isEditing ? words.editing_off : words.editing_on);
  };
  const publish = (isChosen: boolean) =>
    import('./features/publishing/publish.ts').then(
      ({ beginPublishing }) => beginPublishing(isChosen),
      () => showAlert({ kind: 'error', text: words.loading_failed }),
    );
  const logOut = async () => {
    if (!(await flushSaves()) && hasUnsavedAnywhere() && !confirm(words.logout_unsaved)) return;
    await journal.keeper?.leave();
    discardNewPageDraft();
    // What asks the server by itself stops before there is nobody to ask for.
    session.set({ logged: false });
    await editorCall('POST', 'logout').catch(() => undefined);
    // Nothing of what lies here is there for whoever comes next.
    loadAnew(pathname + withEdit(search, false));
  };
  return (
    <>
      {logged && !query.has('noToolbar') && (
        <Toolbar
          pathname={pathname}
          isEditing={isEditing}
          isRefused={isAsked && !mayEdit}
          onEdit={() => void toggle()}
          onLogOut={() => void logOut()}
          onPublish={publish}
          people={
            <Suspense>
              <People />
            </Suspense>
          }
          drafts={
            <Suspense>
              <DraftsState />
            </Suspense>
          }
          schedule={
            <Suspense>
              <ScheduleState />
            </Suspense>
          }
        />
      )}
      <Alerts />
      {mayEdit && <Dialogs />}
      <Suspense>
        {isLoginOpen && <LoginDialog />}
        <OpenMenu />
        {isEditing && areChecksOpen && <ChecksPanel onClose={() => uiState.set({ areChecksOpen: false })} />}
      </Suspense>
    </>
  );
}

/** The query with editing on or off; `edit` stands in it without a value. */
function withEdit(search: string, isOn: boolean): string {
  const query = new URLSearchParams(search);
  if (isOn) query.set('edit', '');
  else query.delete('edit');
  const text = query.toString().replace(/\bedit=(?=&|$)/, 'edit');
  return text === '' ? '' : `?${text}`;
}
