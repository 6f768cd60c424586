/** Which page of a list an address asks for. */

const farthest = 10_000;

/** 1 for anything that is no page. */
export function pageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '1';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= farthest ? page : 1;
}
