/** Announcements for screen readers, such as moves of modules. */
import { createStore, type Store } from '#state/store.ts';

export interface Announcements {
  store: Store<{ text: string }>;
  /** Announcing the same text twice reads it out twice. */
  announce(text: string): void;
}

/** What screen readers are told. The same text twice differs by a space, so that it is read again. */
export function createAnnouncements(): Announcements {
  const store = createStore({ text: '' });
  return {
    store,
    announce: (text) => store.set({ text: store.get().text === text ? `${text}\u00a0` : text }),
  };
}
