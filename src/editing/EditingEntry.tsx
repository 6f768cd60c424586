/**
 * The editors' layer: the one place where the site lets it in, for somebody who is logged in or asks to edit.
 * Finds out who is there, shows the toolbar, and takes its place on the page while somebody edits.
 */
import { Suspense, use, useEffect, useLayoutEffect } from 'react';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { setEditing } from '#state/editing.ts';
import { Dialogs } from './Dialogs.tsx';
import { openChecks, useChecksOpen } from './features/checks/open-checks.ts';
import { showBothAsBefore } from './features/languages/side-by-side.ts';
import { forgetNewPage } from './features/pages/new-page-draft.ts';
import { setPageOffline } from './features/pages/page-offline.ts';
import { Alerts } from './features/toolbar/Alerts.tsx';
import { Toolbar } from './features/toolbar/Toolbar.tsx';
import { fetchAhead, laterPart } from './lazy-components.ts';
import { useNewVersion } from './new-version.ts';
import { useKeptPlace, useOffsets, useStepKeys, useWarning, useWho } from './page-lifecycle.ts';
import { session, useSession } from './sync/account/account.ts';
import { useLoginRequest } from './sync/account/login-request.ts';
import { announce } from './sync/announcements.ts';
import { journal } from './sync/drafts/current-draft-writer.ts';
import { loadAnew } from './sync/reload.ts';
import { editorCall } from './sync/request.ts';
import { flushSaves, hasUnsavedAnywhere } from './sync/saving/saving.ts';
import { EditedContainer } from './ui/module-chrome/EditedContainer.tsx';
import { useWords } from './ui/module-chrome/messages.ts';
import { type Menu, useMenu } from './ui/module-chrome/open-menu.ts';

const FrameMenus = laterPart(async () => (await import('./ui/module-chrome/ModuleMenus.tsx')).default);
const ChecksPanel = laterPart(async () => (await import('./features/checks/ChecksPanel.tsx')).default);
const BeforePublishing = laterPart(
  async () => (await import('./features/publishing/BeforePublishing.tsx')).default,
);
const HistoryDialog = laterPart(async () => (await import('./features/history/HistoryLayer.tsx')).default);
const ConflictDialog = laterPart(
  async () => (await import('./features/conflicts/ConflictDialog.tsx')).default,
);
const PublishDialog = laterPart(
  async () => (await import('./features/publishing/UnseenChangesDialog.tsx')).default,
);
const KeptDialog = laterPart(
  async () => (await import('./features/drafts/UnresolvedDraftsDialog.tsx')).default,
);
const LoginDialog = laterPart(async () => (await import('./ui/login/LoginDialog.tsx')).LoginDialog);

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
  const words = useWords();
  const { logged, may } = useSession();
  const query = new URLSearchParams(search);
  const isAsked = query.has('edit');
  const mayEdit = may.includes('edit-pages');
  const isEditing = isAsked && logged === true && mayEdit;
  const isLoginOpen = useLoginRequest();
  const menu = useMenu();
  const areChecksOpen = useChecksOpen();
  useWho(isAsked, () => navigate(pathname + search));
  useOffsets(logged === true && !query.has('noToolbar'));
  useWarning();
  useNewVersion(() => navigate(pathname + search));
  useStepKeys(isEditing);

  useLayoutEffect(() => {
    setEditing({ Container: isEditing ? EditedContainer : null });
    return () => setEditing({ Container: null });
  }, [isEditing]);

  useEffect(() => setPageOffline(isOffline), [isOffline]);
  useEffect(() => {
    if (!isEditing) return;
    void showBothAsBefore();
    void fetchAhead();
  }, [isEditing]);

  const keepPlace = useKeptPlace(search);
  const toggle = async () => {
    keepPlace();
    if (isEditing) await flushSaves();
    navigate(pathname + withEdit(search, !isEditing));
    announce(isEditing ? words.editing_off : words.editing_on);
  };
  const logOut = async () => {
    if (!(await flushSaves()) && hasUnsavedAnywhere() && !confirm(words.logout_unsaved)) return;
    await journal.keeper?.leave();
    forgetNewPage();
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
        />
      )}
      <Alerts />
      {mayEdit && <Dialogs />}
      <Suspense>
        {isLoginOpen && <LoginDialog />}
        {menu && <OpenMenu menu={menu} />}
        {isEditing && areChecksOpen && <ChecksPanel onClose={() => openChecks(false)} />}
      </Suspense>
    </>
  );
}

function OpenMenu({ menu }: { menu: Menu }) {
  if (menu.kind === 'history') return <HistoryDialog />;
  if (menu.kind === 'before-publishing') return <BeforePublishing {...menu} />;
  if (menu.kind === 'kept') return <KeptDialog />;
  if (menu.kind === 'conflict') return <ConflictDialog id={menu.id} />;
  return menu.kind === 'publish' ? <PublishDialog /> : <FrameMenus menu={menu} />;
}

/** The query with editing on or off; `edit` stands in it without a value. */
function withEdit(search: string, isOn: boolean): string {
  const query = new URLSearchParams(search);
  if (isOn) query.set('edit', '');
  else query.delete('edit');
  const text = query.toString().replace(/\bedit=(?=&|$)/, 'edit');
  return text === '' ? '' : `?${text}`;
}
