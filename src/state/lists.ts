/** Lists that have grown by "load more", kept for the way back: one per filter, the last few. */
import type { PagedList } from '#domain/urls/paging.ts';

const kept = new Map<string, PagedList<unknown>>();
const maxCached = 8;

/** @param key what tells one list and filter from another: its address */
export function keepList<T>(key: string, list: PagedList<T>): void {
  kept.delete(key);
  kept.set(key, list);
  const [oldest] = kept.keys();
  if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest);
}

/** Undefined for a list that has not grown, or was too long ago. */
export function keptList<T>(key: string): PagedList<T> | undefined {
  return kept.get(key) as PagedList<T> | undefined;
}
