/** Back closes what is open without an address of its own, or gives up what is under way, and leads no further. */
import { useEffect, useRef } from 'react';
import { useStep } from './use-step.ts';

/**
 * @param rest as in `useStep`
 * @param fragment where it is open
 * @param giveUp after Back; false if it stays open, such as for a question, and Back is for it again
 */
export function useBack(rest: string, fragment: string, isOpen: boolean, giveUp: () => boolean): void {
  const { open, begin, end } = useStep(rest, (at) => (at === fragment ? at : null));
  const isStep = open !== null;
  const wasStep = useRef(isStep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two decide, and the rest is new with each render.
  useEffect(() => {
    if (isStep) {
      wasStep.current = true;
      if (!isOpen) end();
      return;
    }
    const isBack = wasStep.current;
    wasStep.current = false;
    if (isOpen && !(isBack && giveUp())) void begin(fragment);
  }, [isOpen, isStep]);
}
