/** A minimal external store for `useSyncExternalStore`. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  /** The state for server rendering and hydration. */
  initial: T;
  get(): T;
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

/** `set` merges and notifies listeners if a field changed. */
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

/** Subscribes to one field. Returns the initial value on the server and during hydration. */
export function useStore<T extends object, K extends keyof T>(store: Store<T>, key: K): T[K] {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()[key],
    () => store.initial[key],
  );
}
