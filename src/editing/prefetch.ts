/**
 * Prefetches lazy scripts once editing starts and the browser is idle, so that the whole editor works offline.
 * `prefetch.test.ts` finds scripts that are missing here.
 */
import { loadRecordDialog } from './load-record-dialog.ts';

/** In order of likely use. */
const scripts: readonly (() => Promise<unknown>)[] = [
  () => import('./features/in-place/load-records.ts'),
  () => import('./features/in-place/InPlace.tsx'),
  () => import('./ui/page-head/EditedHead.tsx'),
  () => import('./ui/rich-text/start-editor.ts'),
  () => import('./sync/drafts/open-drafts.ts'),
  () => import('./sync/browser/draft-storage.ts'),
  () => import('./sync/remote-changes/fetch-remote-changes.ts'),
  () => import('./sync/saving/send-record.ts'),
  () => import('./ui/surface/caret.ts'),
  () => import('./sync/remote-commands/execute.ts'),
  () => import('./ui/module-chrome/ModuleMenus.tsx'),
  () => import('./ui/module-chrome/drag.ts'),
  () => import('./ui/module-chrome/EmptyHome.tsx'),
  () => import('./ui/login/LoginDialog.tsx'),
  () => import('./features/presence/People.tsx'),
  () => import('./features/drafts/DraftsState.tsx'),
  () => import('./features/schedule/ScheduleState.tsx'),
  () => import('#i18n/modules/module-messages.ts'),
  () => import('./ui/checks/show-unsaved.ts'),
  () => import('./features/notices/Notices.tsx'),
  () => import('./features/publishing/publish.ts'),
  () => import('./features/publishing/ConfirmPublishing.tsx'),
  () => import('./features/publishing/UnreviewedChangesDialog.tsx'),
  () => import('./features/publishing/ChecksPanel.tsx'),
  () => import('./features/conflicts/ConflictDialog.tsx'),
  () => import('./features/drafts/UnresolvedDraftsDialog.tsx'),
  () => import('./ui/form/ModuleDialog.tsx'),
  () => import('./ui/form/BackFromDialog.tsx'),
  loadRecordDialog,
  () => import('./features/pages/PageDialog.tsx'),
  () => import('./features/history/HistoryLayer.tsx'),
  () => import('./features/languages/SideBySide.tsx'),
  () => import('./features/languages/ChangedText.tsx'),
  () => import('./features/schedule/ScheduleDialog.tsx'),
  () => import('./features/schedule/PreviewBar.tsx'),
  () => import('./ui/pickers/ImagePicker.tsx'),
  () => import('./log-out.ts'),
  () => import('./ui/days/MonthGrid.tsx'),
  () => import('./ui/form/RichInput.tsx'),
  () => import('./ui/rich-text/LinkForm.tsx'),
];

/** Safari lacks `requestIdleCallback`. */
const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );

/** Sequential. Stops if the connection is lost. */
export async function prefetchScripts(): Promise<void> {
  try {
    for (const fetchScript of scripts) {
      await whenIdle();
      await fetchScript();
    }
  } catch {
    // A missing script is loaded again, and its error reported, when it is needed.
  }
}
