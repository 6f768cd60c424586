/** Opens and closes a native modal dialog by a state. The browser manages focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** Whether a point of the window lies within an element's box. */
export function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}

/**
 * The `ref` of a dialog that opens and closes with `isOpen`. Closed by the browser (Escape) or by a press beside it,
 * it says so by `onClose`. The press decides, not the click: a selection may be dragged out of the dialog.
 * `isExempt`: presses beside the dialog that leave it open.
 *
 * The browser's own `close` event comes a frame late: whoever opens the dialog again before it would find it still open,
 * or closed by it. So Escape and presses are told at once, and the event counts only while the dialog is closed.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  isExempt?: (press: MouseEvent) => boolean,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onEvent = (event: Event) => {
      if (event.target !== element) return;
      if (event.type === 'mousedown') {
        if (isWithin(event as MouseEvent, element)) return;
        // The focus goes back to where the dialog was opened, not to what is pressed.
        event.preventDefault();
        if (isExempt?.(event as MouseEvent)) return;
      }
      // Before it is told: a dialog that is removed while it is open gives no focus back.
      if (event.type !== 'close') element.close();
      if (!element.open) onClose();
    };
    const types = ['mousedown', 'cancel', 'close'];
    for (const type of types) element.addEventListener(type, onEvent);
    return () => {
      for (const type of types) element.removeEventListener(type, onEvent);
    };
  }, [onClose, isExempt]);
  return dialog;
}
