/** Handles of a narrow module, or of one at the edge, stay within the window. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels between the handles and the edge of the window. */
const edge = 4;

export function useBarInView(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    const widest = document.documentElement.clientWidth - edge;
    const shift = left < edge ? edge - left : Math.min(0, widest - right);
    element.style.translate = `${shift}px`;
  }, []);
  return bar;
}
