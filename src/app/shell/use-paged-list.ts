/** A list with "load more". After back navigation it has as many entries as before. */
import { useEffect, useReducer, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { minPlaceholderTime, stallTimeout } from '#domain/site/page-requests.ts';
import { firstPage, type PagedList, type PagingAction, pagingReducer } from '#domain/urls/paging.ts';
import { rememberedList, rememberList } from '#state/lists.ts';
import { wait } from '#state/script-loading.ts';
import { fetchPageData, isOutdated } from './page-data.ts';

/** Loader data of a list screen, except the entries themselves. */
export interface ListPaging {
  count: number;
  page: number;
  page_size: number;
}

export interface PagedListState<T> {
  results: readonly T[];
  isLoading: boolean;
  /** Number and loader of the next page; null at the end of the list. */
  next: { page: number; hasFailed: boolean; load: (address: string) => Promise<void> } | null;
}

/** `key` identifies the list: actions for another one are ignored, as of late responses. */
type Action<T> = PagingAction<T> & { key: string };

/**
 * `key` identifies list and filter; another key starts a new list. `entriesOf` returns the entries of a
 * response. `elementId` returns the id of an entry's element: after loading, focus moves from the button,
 * which is removed, to the first new entry.
 */
export function usePagedList<T, D extends ListPaging>(
  key: string,
  data: D,
  entriesOf: (data: D) => readonly T[],
  elementId: (entry: T) => string,
): PagedListState<T> {
  type State = { key: string; data: D; list: PagedList<T> };
  const isBack = useNavigationType() === 'POP';
  const start = (): State => {
    const before = isBack ? rememberedList<T>(key) : undefined;
    return { key, data, list: before ?? { ...firstPage(entriesOf(data)), page: data.page } };
  };
  const [state, dispatch] = useReducer(
    (current: State, action: Action<T> | { type: 'restart'; state: State }): State => {
      if (action.type === 'restart') return action.state;
      return action.key === key ? { ...current, list: pagingReducer(current.list, action) } : current;
    },
    undefined,
    start,
  );
  const isCurrent = state.key === key && state.data === data;
  if (!isCurrent) dispatch({ type: 'restart', state: start() });
  const { list } = isCurrent ? state : start();

  const newest = useRef<string | null>(null);
  useEffect(() => {
    const entry = newest.current && !list.loading ? document.getElementById(newest.current) : null;
    if (!entry) return;
    newest.current = null;
    if (document.activeElement !== document.body) return;
    entry.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [list]);
  useEffect(() => {
    if (!list.loading) rememberList(key, list);
  }, [key, list]);

  const hasNext = list.page * data.page_size < data.count;
  return {
    results: list.results,
    isLoading: list.loading,
    next: hasNext
      ? {
          page: list.page + 1,
          hasFailed: list.hasFailed,
          load: async (address) => {
            const request = list.request + 1;
            dispatch({ type: 'request', page: list.page + 1, key });
            // Not a fetcher of the router, whose errors would replace the list by the error screen.
            const [more] = await Promise.all([
              Promise.race([fetchPageData<D>(address), wait(stallTimeout).then(() => null)]),
              wait(minPlaceholderTime),
            ]);
            if (!more && isOutdated) return location.assign(address);
            if (!more) return dispatch({ type: 'fail', request, key });
            const results = entriesOf(more);
            newest.current = results[0] ? elementId(results[0]) : null;
            dispatch({ type: 'append', request, results, key });
          },
        }
      : null,
  };
}
