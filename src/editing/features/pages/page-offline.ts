/** Whether visitors get the page on the screen at all, whatever of it is published. Serves the bar and publishing. */
import { createStore, useStore } from '#state/store.ts';

const page = createStore({ isOffline: false });

/** The site says so of each page that comes on the screen. */
export function setPageOffline(isOffline: boolean): void {
  page.set({ isOffline });
}

export const isPageOffline = () => page.get().isOffline;

export function usePageOffline(): boolean {
  return useStore(page, 'isOffline');
}
