/**
 * Keeps the toolbar of a narrow module, or of one at the edge, within the window. In a narrow window it is at the
 * bottom.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addRootAttribute } from '../root-attribute.ts';

/** Minimum pixels between the toolbar and the edge of the window. */
const edge = 4;
/** In narrow windows a toolbar over the module would cover its text. */
const narrow = '(max-width: 48em)';

export function useBarInView(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  // After every change, because moving a module removes its toolbar from the top layer.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    if (matchMedia(narrow).matches) {
      element.style.translate = '';
      element.popover = 'manual';
      if (!element.matches(':popover-open')) element.showPopover();
      return addRootAttribute('bar');
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
