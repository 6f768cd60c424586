/** A list that grows page by page. Serves the calendar, the productions list and every other "show more". */

export interface PagedList<T> {
  /** The highest page asked for. */
  page: number;
  results: readonly T[];
  /** From a request until its answer. */
  loading: boolean;
  /** The last request brought nothing; the list is what it was. */
  hasFailed: boolean;
  /** Counts the requests that were not ignored, so that a late answer to an earlier one can be told apart. */
  request: number;
}

export type PagingAction<T> =
  /** A page not above the current is ignored. */
  | { type: 'request'; page: number }
  /** The answer to the request with this number. */
  | { type: 'append'; request: number; results: readonly T[] }
  /** No answer came: the same page may be asked for again. */
  | { type: 'fail'; request: number };

/** A list whose first page came with the screen. */
export function firstPage<T>(results: readonly T[]): PagedList<T> {
  return { page: 1, results, loading: false, hasFailed: false, request: 0 };
}

/** The list after something happened; the very same object where nothing changes. */
export function pagingReducer<T>(list: PagedList<T>, action: PagingAction<T>): PagedList<T> {
  switch (action.type) {
    case 'request': {
      if (action.page <= list.page) return list;
      const { results, request } = list;
      return { page: action.page, results, loading: true, hasFailed: false, request: request + 1 };
    }
    case 'append':
      if (action.request !== list.request || !list.loading) return list;
      return { ...list, results: [...list.results, ...action.results], loading: false };
    case 'fail':
      if (action.request !== list.request || !list.loading) return list;
      return { ...list, page: Math.max(0, list.page - 1), loading: false, hasFailed: true };
  }
}
