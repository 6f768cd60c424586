/** Opens and closes a native modal dialog by a state. The browser manages focus. */
import { type RefObject, useEffect, useRef } from 'react';
import { focusOpener } from '../focus-opener.ts';

/** Whether a point of the viewport is within an element's box. */
export function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}

/**
 * The `ref` of a modal dialog controlled by `isOpen`. Calls `onClose` on Escape and on a press outside of it: the click
 * does not count, because a selection may be dragged out of the dialog. The `close` event is dispatched a frame late,
 * when the dialog may be open again, so it counts only while the dialog is closed.
 * @param isExempt presses outside that leave it open
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
    if (isOpen && !element.open) {
      focusOpener();
      element.showModal();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onEvent = (event: Event) => {
      if (event.target !== element) return;
      if (event.type === 'mousedown') {
        if (isWithin(event as MouseEvent, element)) return;
        // Keeps the focus from moving to the pressed element, so that it returns to the opener.
        event.preventDefault();
        if (isExempt?.(event as MouseEvent)) return;
      }
      // Closed before the callback: a dialog that is unmounted while open does not restore the focus.
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
