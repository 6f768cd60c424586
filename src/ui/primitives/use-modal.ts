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
 */
export function useModal(
  isOpen: boolean,
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
    const onPress = (press: MouseEvent) => {
      if (!element || press.target !== element || isWithin(press, element)) return;
      // The focus goes back to where the dialog was opened, not to what is pressed.
      press.preventDefault();
      if (!isExempt?.(press)) element.close();
    };
    element?.addEventListener('mousedown', onPress);
    return () => element?.removeEventListener('mousedown', onPress);
  }, [isExempt]);
  return dialog;
}
