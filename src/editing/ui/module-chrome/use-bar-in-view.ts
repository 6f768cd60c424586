/** Handles of a narrow module, or of one at the edge, stay within the window; in a narrow window, at its foot. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { markRoot } from '../root-mark.ts';

/** Pixels between the handles and the edge of the window. */
const edge = 4;
/** The handles over a module would cover the text that somebody wants to press. */
const narrow = '(max-width: 48em)';

export function useBarInView(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  // After every change: a module that is moved takes its handles out of the top layer.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    if (matchMedia(narrow).matches) {
      element.style.translate = '';
      element.popover = 'manual';
      if (!element.matches(':popover-open')) element.showPopover();
      return markRoot('bar');
    }
    element.popover = null;
    element.style.translate = '';
    const { left, right } = element.getBoundingClientRect();
    const widest = document.documentElement.clientWidth - edge;
    const shift = left < edge ? edge - left : Math.min(0, widest - right);
    element.style.translate = `${shift}px`;
    return undefined;
  });
  return bar;
}
