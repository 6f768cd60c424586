/** Opens and closes a native modal dialog by a state. The browser manages focus. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of the dialog. If the browser closes it (Escape), its `onClose` has to update the state.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return dialog;
}
