/** A native dialog that lies over the page while something says so; the browser keeps and gives back the focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** The `ref` of a dialog that opens and closes with `isOpen`. Closed by the browser (Escape), it says so by `onClose`. */
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
