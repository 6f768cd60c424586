/** A list that grows page by page. Serves the calendar, the productions list and every other "show more". */

export interface PagedList<T> {
  /** The highest page asked for; 0 before the first. */
  page: number;
  results: readonly T[];
  /** True until data arrives: a list that has never been asked is waiting, not empty. */
  loading: boolean;
  /** The last request brought nothing; the list is what it was. */
  hasFailed: boolean;
  /** Counts the requests that were not ignored, so that a late answer to an earlier one can be told apart. */
  request: number;
}

export type PagingAction<T> =
  /** `reset` clears the list first, as a changed filter does. Otherwise a page not above the current is ignored. */
  | { type: 'request'; page: number; reset?: boolean }
  /** The answer to the request with this number. */
  | { type: 'append'; request: number; results: readonly T[] }
  /** No answer came: the same page may be asked for again. */
  | { type: 'fail'; request: number }
  | { type: 'reset' };

/** A list before its first request. */
export function emptyList<T>(): PagedList<T> {
  return { page: 0, results: [], loading: true, hasFailed: false, request: 0 };
}

/** A list whose first page came with the screen. */
export function firstPage<T>(results: readonly T[]): PagedList<T> {
  return { page: 1, results, loading: false, hasFailed: false, request: 0 };
}

/** The list after something happened; the very same object where nothing changes. */
export function pagingReducer<T>(list: PagedList<T>, action: PagingAction<T>): PagedList<T> {
  switch (action.type) {
    case 'request': {
      if (!action.reset && action.page <= list.page) return list;
      const results = action.reset ? [] : list.results;
      return { page: action.page, results, loading: true, hasFailed: false, request: list.request + 1 };
    }
    case 'append':
      if (action.request !== list.request || !list.loading) return list;
      return { ...list, results: [...list.results, ...action.results], loading: false };
    case 'fail':
      if (action.request !== list.request || !list.loading) return list;
      return { ...list, page: Math.max(0, list.page - 1), loading: false, hasFailed: true };
    case 'reset':
      return { page: 0, results: [], loading: true, hasFailed: false, request: list.request + 1 };
  }
}
