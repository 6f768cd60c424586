/** Back while a dialog lies over the page. Comes with the first of them. */
import { useBack } from '#ui/use-back.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { closeDialog, createUiState } from '../ui-state.ts';

export function BackFromDialog({ isOpen }: { isOpen: boolean }) {
  const session = useEditingSession();
  useBack('page', 'dialog', isOpen, () => {
    // As Escape: what lies on top is closed, or has a question first.
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (top) top.dispatchEvent(new Event('cancel', { cancelable: true }));
    else closeDialog(session);
    return session.part(createUiState).get().dialog === null;
  });
  return null;
}
