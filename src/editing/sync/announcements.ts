/** What is said to those who do not see it: moves, for example. */
import { createStore, useStore } from '#state/store.ts';

const store = createStore({ text: '' });

/** The same words twice are said twice. */
export function announce(text: string): void {
  store.set({ text: store.get().text === text ? `${text}\u00a0` : text });
}

export function useAnnouncement(): string {
  return useStore(store, 'text');
}
