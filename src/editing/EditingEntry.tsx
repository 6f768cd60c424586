/**
 * The entry point of the editing layer, rendered for logged-in users and at addresses with `?edit`. Reads the
 * session, shows the toolbar, and replaces the page's containers in editing mode.
 */
import { Suspense, use, useCallback, useEffect, useLayoutEffect } from 'react';
import { previewParameter } from '#domain/publishing/preview.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import {
  type EditedContainerProps,
  type EditedHeadProps,
  type EditingState,
  setEditing,
} from '#state/editing.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { Dialogs } from './Dialogs.tsx';
import { Alerts } from './features/toolbar/Alerts.tsx';
import { Toolbar } from './features/toolbar/Toolbar.tsx';
import { useNewVersion } from './new-version.ts';
import { OpenMenu } from './OpenMenu.tsx';
import {
  useFetchedAccount,
  useKeptScrollPosition,
  useToolbarOffset,
  useUndoKeys,
  useUnloadWarning,
} from './page-lifecycle.ts';
import { createBrowserPorts } from './sync/browser/browser-ports.ts';
import { createEditingSession } from './sync/create-session.ts';
import { createRecordLoader } from './sync/load-container.ts';
import { flushSaves } from './sync/saving/module-status.ts';
import { EditingSessionContext, useEditingSession } from './ui/editing-session-context.ts';
import { lazyComponent, lazyOnDemand } from './ui/lazy-component.ts';
import { EditedContainer } from './ui/module-chrome/EditedContainer.tsx';
import { useEditingMessages } from './ui/module-chrome/messages.ts';
import { useAccount, useLoginRequest } from './ui/session-hooks.ts';
import { restoreSideBySide } from './ui/side-by-side.ts';
import { createSurface } from './ui/surface/create-surface.ts';
import { createUiState, useUiState } from './ui/ui-state.ts';

const People = lazyComponent(async () => (await import('./features/presence/People.tsx')).People);
const DraftsState = lazyComponent(
  async () => (await import('./features/drafts/DraftsState.tsx')).DraftsState,
);
const ScheduleState = lazyComponent(
  async () => (await import('./features/schedule/ScheduleState.tsx')).ScheduleState,
);
const PreviewBar = lazyComponent(async () => (await import('./features/schedule/PreviewBar.tsx')).PreviewBar);
const ChecksPanel = lazyOnDemand(
  async () => (await import('./features/publishing/ChecksPanel.tsx')).ChecksPanel,
);
const InPlace = lazyComponent(async () => (await import('./features/in-place/InPlace.tsx')).InPlace);
const LoginDialog = lazyOnDemand(async () => (await import('./ui/login/LoginDialog.tsx')).LoginDialog);
const EditedHead = lazyComponent(async () => (await import('./ui/page-head/EditedHead.tsx')).EditedHead);
const loadNotices = () => import('./features/notices/Notices.tsx');
const Notices = lazyComponent(async () => (await loadNotices()).Notices);
const loadSideBySide = async () => (await import('./features/languages/SideBySide.tsx')).SideBySide;

export interface EditingEntryProps {
  /** The path of the current page. */
  pathname: string;
  /** With its question mark. */
  search: string;
  /** Whether the current page is offline: visitors do not see it, whatever is published. */
  isOffline: boolean;
  /** Navigates without a document load and fetches the page's data again. */
  navigate: (to: string, replace?: boolean) => void;
}

/** The session of this document. It outlives the layer, which is unmounted when the layout changes. */
const session = createEditingSession(createBrowserPorts(), createSurface);
session.part(createRecordLoader).load = (slug, container) =>
  import('./features/in-place/load-records.ts').then(
    ({ loadRecords }) => loadRecords(session, slug, container),
    () => undefined,
  );

/** Client middleware of the router (`keep-shown.ts`), needed before the layer is rendered. */
export const routerMiddleware: NonNullable<EditingState['keepShown']> = async (args, next) =>
  (await loadNotices()).keepShown(args, next, () => session.login.request());

export default function EditingEntry(props: EditingEntryProps) {
  use(loadEditingMessages(useLocale()));
  return (
    <EditingSessionContext value={session}>
      <EditingLayer {...props} />
    </EditingSessionContext>
  );
}

/** Rendered by the page in place of its modules. */
function Container(props: EditedContainerProps) {
  return (
    <EditingSessionContext value={session}>
      <EditedContainer {...props} />
    </EditingSessionContext>
  );
}

/** Rendered by the page in place of its head. */
function Head(props: EditedHeadProps) {
  return (
    <EditingSessionContext value={session}>
      <Suspense fallback={<props.Head page={props.page} />}>
        <EditedHead {...props} />
      </Suspense>
    </EditingSessionContext>
  );
}

function EditingLayer({ pathname, search, isOffline, navigate }: EditingEntryProps) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const { logged, may } = useAccount();
  const query = new URLSearchParams(search);
  const isEditRequested = query.has('edit');
  const mayEdit = may.includes('edit-pages');
  const isEditing = isEditRequested && logged === true && mayEdit;
  const preview = query.get(previewParameter);
  const hasToolbar = logged && !query.has('noToolbar');
  const isLoginOpen = useLoginRequest();
  const areChecksOpen = useUiState('areChecksOpen');
  // Another history entry of the same page would make the next Back do nothing.
  const refresh = useCallback(() => navigate(pathname + search, true), [navigate, pathname, search]);
  useFetchedAccount(isEditRequested, refresh);
  useToolbarOffset(hasToolbar);
  useUnloadWarning();
  useNewVersion(refresh);
  useUndoKeys(isEditing);

  useLayoutEffect(() => {
    if (!isEditing) return;
    setEditing({ Container, Head });
    return () => setEditing({ Container: null, Head: null });
  }, [isEditing]);

  useEffect(() => {
    session.part(createUiState).set({ isOffline, loadSideBySide, refresh });
  }, [isOffline, session, refresh]);
  useEffect(() => {
    if (!isEditing) return;
    void restoreSideBySide(session);
    import('./prefetch.ts').then(
      ({ prefetchScripts }) => prefetchScripts(),
      () => undefined,
    );
  }, [isEditing, session]);

  const keepPlace = useKeptScrollPosition(search);
  const toggle = async () => {
    keepPlace();
    if (isEditing) await flushSaves(session);
    navigate(pathname + withEdit(search, !isEditing));
    session.announcements.announce(isEditing ? messages.editing_off : messages.editing_on);
  };
  const publish = (isChosen: boolean) =>
    loadOnDemand(() => import('./features/publishing/publish.ts')).then(({ startPublishing }) =>
      startPublishing(session, isChosen),
    );
  const logOut = () =>
    loadOnDemand(() => import('./log-out.ts')).then(({ logOut }) =>
      logOut(session, pathname + withEdit(search, false)),
    );
  return (
    // Not part of the page, so its texts have no origin to show.
    <div data-editors="" style={{ display: 'contents' }}>
      {hasToolbar && (
        <Toolbar
          pathname={pathname}
          isEditing={isEditing}
          isRejected={isEditRequested && !mayEdit}
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
      <Suspense>{isEditing && hasToolbar && <InPlace />}</Suspense>
      <Suspense>
        {mayEdit && !isEditing && preview !== null && (
          <PreviewBar key={preview} pathname={pathname} at={preview} />
        )}
        <Notices />
        {isLoginOpen && <LoginDialog />}
        <OpenMenu />
        {isEditing && areChecksOpen && (
          <ChecksPanel onClose={() => session.part(createUiState).set({ areChecksOpen: false })} />
        )}
      </Suspense>
    </div>
  );
}

/** The query with editing on or off; `edit` has no value. */
function withEdit(search: string, isOn: boolean): string {
  const query = new URLSearchParams(search);
  query.delete(previewParameter);
  if (isOn) query.set('edit', '');
  else query.delete('edit');
  return query.size > 0 ? `?${query}`.replace(/\bedit=(?=&|$)/, 'edit') : '';
}
