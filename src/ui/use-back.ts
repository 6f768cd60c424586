/** Back closes what is open without an address of its own, or gives up what is under way, and leads no further. */
import { useEffect, useRef } from 'react';
import { useFragmentState } from './use-fragment-state.ts';

/**
 * @param rest as in `useFragmentState`
 * @param fragment where it is open
 * @param giveUp after Back; false if it stays open, such as for a question, and Back is for it again
 */
export function useBack(rest: string, fragment: string, isOpen: boolean, giveUp: () => boolean): void {
  const { open, begin, end } = useFragmentState(rest, (at) => (at === fragment ? at : null));
  const isOnEntry = open !== null;
  const wasOnEntry = useRef(isOnEntry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two decide, and the rest is new with each render.
  useEffect(() => {
    if (isOnEntry) {
      wasOnEntry.current = true;
      if (!isOpen) end();
      return;
    }
    const isBack = wasOnEntry.current;
    wasOnEntry.current = false;
    if (isOpen && !(isBack && giveUp())) void begin(fragment);
  }, [isOpen, isOnEntry]);
}
