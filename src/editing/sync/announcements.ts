/** Announcements for screen readers, such as moves of modules. */
import { createStore, type Store } from '#state/store.ts';

export interface Announcements {
  store: Store<{ text: string }>;
  /** The same text twice is read out twice. */
  announce(text: string): void;
}

/** The text for the live region. Repeated texts differ by a space, so that screen readers read them again. */
export function createAnnouncements(): Announcements {
  const store = createStore({ text: '' });
  return {
    store,
    announce: (text) => store.set({ text: store.get().text === text ? `${text}\u00a0` : text }),
  };
}
