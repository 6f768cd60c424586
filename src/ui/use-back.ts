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
  /** Whether the overlay was open on its history entry; null while navigating back from it, when nothing is closed. */
  const wasOpenOnEntry = useRef<boolean | null>(isOnEntry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two decide, and the rest is new with each render.
  useEffect(() => {
    const before = wasOpenOnEntry.current;
    if (!isOnEntry) {
      wasOpenOnEntry.current = false;
      if (isOpen && !(before && cancel())) void begin(fragment);
    } else if (before !== null) {
      wasOpenOnEntry.current = isOpen || null;
      if (!isOpen) end();
    }
  }, [isOpen, isOnEntry]);
}
