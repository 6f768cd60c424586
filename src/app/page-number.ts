const maxPage = 10_000;

/** The `page` parameter of a list's address; 1 for anything invalid. */
export function pageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '1';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}
