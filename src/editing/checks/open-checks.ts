/** Whether the check list stands beside the page. */
import { useSyncExternalStore } from 'react';
import { createStore } from '#state/store.ts';

const store = createStore({ isOpen: false });

export function openChecks(isOpen: boolean): void {
  store.set({ isOpen });
}

export function useChecksOpen(): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().isOpen,
    () => false,
  );
}
