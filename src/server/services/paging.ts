// Pagination of lists: the total count, and the records of one page.

export interface ResultPage<T> {
  /** Records in the whole list. */
  count: number;
  /** From 1. */
  page: number;
  page_size: number;
  results: T[];
}

export interface PageRequest {
  page?: number | undefined;
  page_size?: number | undefined;
}

/** Records per page by default. */
export const defaultPageSize = 20;

/** Limit and offset of a page. */
export function pageBounds({ page = 1, page_size = defaultPageSize }: PageRequest) {
  return { page, page_size, limit: page_size, offset: (page - 1) * page_size };
}

/** Whether there is a next page. */
export function hasNextPage({ count, page, page_size }: Omit<ResultPage<unknown>, 'results'>): boolean {
  return page * page_size < count;
}
