import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('notifies listeners of changes only', () => {
  const store = createStore({ a: 1, b: 'x' });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set({ a: 2 });
  expect(store.get()).toEqual({ a: 2, b: 'x' });
  store.set({ a: 2 });
  store.set({});
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set({ a: 3 });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('returns the same object while nothing changes, as React requires', () => {
  const store = createStore({ a: Number.NaN });
  const before = store.get();
  store.set({ a: Number.NaN });
  expect(store.get()).toBe(before);
  store.set({ a: 1 });
  expect(store.get()).not.toBe(before);
});
