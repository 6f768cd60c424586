/** Lists extended by "load more", remembered for going back: the most recent ones, one per address. */
import type { PagedList } from '#domain/urls/paging.ts';

const kept = new Map<string, PagedList<unknown>>();
const maxCached = 8;

/** @param key address of the list, including its filter */
export function keepList<T>(key: string, list: PagedList<T>): void {
  kept.delete(key);
  kept.set(key, list);
  const [oldest] = kept.keys();
  if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest);
}

/** Undefined for a list that was not extended or is no longer remembered. */
export function keptList<T>(key: string): PagedList<T> | undefined {
  return kept.get(key) as PagedList<T> | undefined;
}
