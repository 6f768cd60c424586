/** A value that components share and redraw by: the smallest store that React's own hook needs. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  /** What it was made with: the server draws no other. */
  initial: T;
  get(): T;
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

/** `set` merges, and tells listeners only where a field is another than before. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(change) {
      const next = { ...value, ...change };
      if (Object.keys(change).every((key) => Object.is(next[key as keyof T], value[key as keyof T]))) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One field of a store. On the server, and while the page comes alive, it is the initial one. */
export function useStore<T extends object, K extends keyof T>(store: Store<T>, key: K): T[K] {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()[key],
    () => store.initial[key],
  );
}
