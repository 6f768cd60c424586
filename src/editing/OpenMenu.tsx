/** The open dialog of the layer itself, of which there is one at most. Dialogs are loaded when opened. */
import { useEditingSession } from './ui/editing-session-context.ts';
import { lazyOnDemand } from './ui/lazy-component.ts';
import { closeMenu, useUiState } from './ui/ui-state.ts';

const AddModuleMenu = lazyOnDemand(
  async () => (await import('./ui/module-chrome/ModuleMenus.tsx')).AddModuleMenu,
);
const MoveMenu = lazyOnDemand(async () => (await import('./ui/module-chrome/ModuleMenus.tsx')).MoveMenu);
const ConfirmPublishing = lazyOnDemand(
  async () => (await import('./features/publishing/ConfirmPublishing.tsx')).ConfirmPublishing,
);
const UnreviewedChangesDialog = lazyOnDemand(
  async () => (await import('./features/publishing/UnreviewedChangesDialog.tsx')).UnreviewedChangesDialog,
);
const HistoryLayer = lazyOnDemand(
  async () => (await import('./features/history/HistoryLayer.tsx')).HistoryLayer,
);
const ConflictDialog = lazyOnDemand(
  async () => (await import('./features/conflicts/ConflictDialog.tsx')).ConflictDialog,
);
const UnresolvedDraftsDialog = lazyOnDemand(
  async () => (await import('./features/drafts/UnresolvedDraftsDialog.tsx')).UnresolvedDraftsDialog,
);

export function OpenMenu() {
  const session = useEditingSession();
  const menu = useUiState('menu');
  switch (menu?.kind) {
    case 'add':
      return <AddModuleMenu {...menu} onClose={() => closeMenu(session)} />;
    case 'move':
      return <MoveMenu {...menu} onClose={() => closeMenu(session)} />;
    case 'conflict':
      return <ConflictDialog {...menu} onClose={() => closeMenu(session)} />;
    case 'before-publishing':
      return <ConfirmPublishing {...menu} onClose={() => closeMenu(session)} />;
    case 'unreviewed-changes':
      return <UnreviewedChangesDialog {...menu} onClose={() => closeMenu(session)} />;
    case 'history':
      return <HistoryLayer />;
    case 'drafts':
      return <UnresolvedDraftsDialog onClose={() => closeMenu(session)} />;
    default:
      return null;
  }
}
