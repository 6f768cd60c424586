/** What is said to those who do not see it: moves, for example. */
import { createStore, type Store } from '#state/store.ts';

export interface Announcements {
  store: Store<{ text: string }>;
  /** The same words twice are said twice. */
  announce(text: string): void;
}

export function createAnnouncements(): Announcements {
  const store = createStore({ text: '' });
  return {
    store,
    announce: (text) => store.set({ text: store.get().text === text ? `${text}\u00a0` : text }),
  };
}
