/** State of a list with "load more". */

export interface PagedList<T> {
  /** The last page loaded. */
  page: number;
  results: readonly T[];
  /** True while a request is pending. */
  loading: boolean;
  /** The last request failed; the list is unchanged. */
  hasFailed: boolean;
  /** Number of the current request, to ignore responses to earlier ones. */
  request: number;
}

export type PagingAction<T> =
  /** Ignored unless it is above the current page. */
  | { type: 'request'; page: number }
  /** Response to the request of this number. */
  | { type: 'append'; request: number; results: readonly T[] }
  /** The request failed and can be repeated. */
  | { type: 'fail'; request: number };

/** The state of a list whose first page came with the document. */
export function firstPage<T>(results: readonly T[]): PagedList<T> {
  return { page: 1, results, loading: false, hasFailed: false, request: 0 };
}

/** Returns the same object if nothing changes. */
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
