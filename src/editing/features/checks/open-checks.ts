/** Whether the check list stands beside the page. */
import { createStore, useStore } from '#state/store.ts';

const store = createStore({ isOpen: false });

export function openChecks(isOpen: boolean): void {
  store.set({ isOpen });
}

export function useChecksOpen(): boolean {
  return useStore(store, 'isOpen');
}
