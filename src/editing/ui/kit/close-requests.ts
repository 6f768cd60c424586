/** Handlers of a modal dialog that decides itself whether it closes. */
import type { ComponentProps } from 'react';
import { pressedKey } from './pressed-key.ts';

/**
 * Browsers let a dialog refuse to close only once until the user does something else: a second Escape, or Back on a phone,
 * would close it with everything that is written in it.
 * @param ask closes the dialog, or asks first
 */
export const closeRequests = (
  ask: () => void,
): Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onKeyDown'> => ({
  onCancel(event) {
    event.preventDefault();
    if (event.target === event.currentTarget) ask();
  },
  onClose({ target, currentTarget }) {
    if (target === currentTarget && currentTarget.isConnected && !currentTarget.open)
      currentTarget.showModal();
  },
  onKeyDown(event) {
    // Keys mean nothing to the page behind.
    event.stopPropagation();
    if (event.defaultPrevented || pressedKey(event.nativeEvent) !== 'Escape') return;
    event.preventDefault();
    ask();
  },
});
