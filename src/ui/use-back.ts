/**
 * Back navigation closes an overlay without an address of its own, or cancels a pending operation, and does not leave
 * the page.
 */
import { useEffect, useRef } from 'react';
import { useFragmentState } from './use-fragment-state.ts';

/**
 * @param rest as in `useFragmentState`
 * @param fragment the fragment while open
 * @param cancel called after Back; returns false if it stays open, such as for a confirmation, and handles the next
 * Back too
 */
export function useBack(rest: string, fragment: string, isOpen: boolean, cancel: () => boolean): void {
  const { open, begin, end } = useFragmentState(rest, (at) => (at === fragment ? at : null));
  const isOnEntry = open !== null;
  /** `ending`: closed, and the history entry is being left; what opens meanwhile is not closed by that. */
  const entry = useRef<'none' | 'open' | 'ending'>(isOnEntry ? 'open' : 'none');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two decide, and the rest is new with each render.
  useEffect(() => {
    const before = entry.current;
    if (isOnEntry) {
      if (before === 'ending') return;
      entry.current = isOpen ? 'open' : 'ending';
      if (!isOpen) end();
      return;
    }
    entry.current = 'none';
    if (isOpen && !(before === 'open' && cancel())) void begin(fragment);
  }, [isOpen, isOnEntry]);
}
