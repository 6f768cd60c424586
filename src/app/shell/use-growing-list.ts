/** A list that came with the page and grows by "load more"; on the way back it is as long as it was left. */
import { useEffect, useReducer, useRef } from 'react';
import { useFetcher, useNavigationType } from 'react-router';
import { firstPage, type PagedList, type PagingAction, pagingReducer } from '#domain/paging.ts';
import { keepList, keptList } from '#state/lists.ts';

/** What a list screen's loader answers, beside the entries themselves. */
export interface ListPage {
  count: number;
  page: number;
  page_size: number;
}

export interface GrowingList<T> {
  results: readonly T[];
  isLoading: boolean;
  /** Number of the next page and what loads it; null at the end of the list. */
  next: { page: number; load: (address: string) => void } | null;
}

/**
 * `key` names the list and its filter: another key is another list. `entriesOf` reads the entries of an answer.
 * `elementId` is the id that an entry has on the page: the button that had the focus goes while it loads, and the
 * keyboard goes on with the first new entry.
 */
export function useGrowingList<T, D extends ListPage>(
  key: string,
  data: D,
  entriesOf: (data: D) => readonly T[],
  elementId: (entry: T) => string,
): GrowingList<T> {
  type State = { key: string; data: D; list: PagedList<T> };
  const isBack = useNavigationType() === 'POP';
  const start = (): State => {
    const before = isBack ? keptList<T>(key) : undefined;
    return { key, data, list: before ?? { ...firstPage(entriesOf(data)), page: data.page } };
  };
  const [state, dispatch] = useReducer(
    (current: State, action: PagingAction<T> | { type: 'restart'; state: State }): State =>
      action.type === 'restart' ? action.state : { ...current, list: pagingReducer(current.list, action) },
    undefined,
    start,
  );
  const isCurrent = state.key === key && state.data === data;
  if (!isCurrent) dispatch({ type: 'restart', state: start() });
  const { list } = isCurrent ? state : start();

  const newest = useRef<string | null>(null);
  const fetcher = useFetcher<D>({ key: `more-${key}` });
  useEffect(() => {
    if (fetcher.state !== 'idle' || !list.loading) return;
    if (fetcher.data?.page === list.page) {
      const results = entriesOf(fetcher.data as D);
      dispatch({ type: 'append', request: list.request, results });
      const [first] = results;
      newest.current = first ? elementId(first) : null;
    }
  }, [fetcher.state, fetcher.data, list, entriesOf, elementId]);
  useEffect(() => {
    const entry = newest.current && !list.loading ? document.getElementById(newest.current) : null;
    if (!entry) return;
    newest.current = null;
    if (document.activeElement !== document.body) return;
    entry.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [list]);
  useEffect(() => {
    if (!list.loading) keepList(key, list);
  }, [key, list]);

  const hasNext = list.page * data.page_size < data.count;
  return {
    results: list.results,
    isLoading: list.loading,
    next: hasNext
      ? {
          page: list.page + 1,
          load: (address) => {
            dispatch({ type: 'request', page: list.page + 1 });
            fetcher.load(address);
          },
        }
      : null,
  };
}
