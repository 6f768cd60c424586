/**
 * Restores focus after the focused control is removed: to the nearest control that remains around it. The browser
 * would move it to the body, so that keyboard and screen reader users start over.
 */
import { type RefObject, useEffect } from 'react';

const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]';

/** @param screen the observed element, which gets the focus itself if all of it was replaced */
export function useFocusRecovery(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    /** The control that has the focus and everything around it, the nearest first. */
    let focused: Element[] = [];
    const isGone = () => focused[0]?.isConnected === false && document.activeElement === document.body;

    function onFocus({ target }: FocusEvent) {
      focused = [];
      for (let at = target as Element | null; at && at !== element; at = at.parentElement) focused.push(at);
    }
    function onBlur() {
      // If the control is still in the page, the focus was moved on purpose. A removed control leaves the page a
      // moment later.
      setTimeout(() => {
        if (focused[0]?.isConnected && document.activeElement === document.body) focused = [];
      });
    }
    const watch = new MutationObserver(() => {
      // The code that removed the control may set the focus itself.
      if (isGone()) setTimeout(() => isGone() && nearest(focused, element).focus({ preventScroll: true }));
    });

    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      watch.disconnect();
    };
  }, [screen]);
}

/** The first control that can be seen in the nearest of these that is left and has one. */
function nearest(around: readonly Element[], screen: HTMLElement): HTMLElement {
  for (const place of around) {
    if (!place.isConnected) continue;
    const there = [...place.querySelectorAll<HTMLElement>(controls)];
    const control = there.find((each) => each.getClientRects().length > 0 && !each.matches(':disabled'));
    if (control) return control;
  }
  return screen;
}
