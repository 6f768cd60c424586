/** Back gives up what was put down and not written, and leads no further. */
import { useEffect, useRef } from 'react';
import { useStep } from '../shell/use-step.ts';

export function useBackFromMove(isPlaced: boolean, giveUp: () => void): void {
  const { open, begin, end } = useStep('plan', (fragment) => (fragment === 'move' ? fragment : null));
  const isOpen = open !== null;
  const wasOpen = useRef(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two decide, and the rest is new with each render.
  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      if (!isPlaced) end();
    } else if (wasOpen.current) {
      wasOpen.current = false;
      if (isPlaced) giveUp();
    } else if (isPlaced) void begin('move');
  }, [isPlaced, isOpen]);
}
