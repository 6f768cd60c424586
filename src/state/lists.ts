/** Lists extended by "load more", kept for back navigation: the most recent ones, one per address. */
import type { PagedList } from '#domain/urls/paging.ts';

const listsByKey = new Map<string, PagedList<unknown>>();
const maxCached = 8;

/** @param key address of the list, including its filter */
export function rememberList<T>(key: string, list: PagedList<T>): void {
  listsByKey.delete(key);
  listsByKey.set(key, list);
  const [oldest] = listsByKey.keys();
  if (listsByKey.size > maxCached && oldest !== undefined) listsByKey.delete(oldest);
}

/** Undefined for a list that was not extended or is no longer remembered. */
export function rememberedList<T>(key: string): PagedList<T> | undefined {
  return listsByKey.get(key) as PagedList<T> | undefined;
}
