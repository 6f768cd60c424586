// The cache key of a page: its path and those query parameters that pages read.

/** Query parameters that change what a page shows. All others (campaign parameters and the like) are ignored. */
const pageParameters = [
  'date',
  'venue',
  'tag',
  'is_premiere',
  'type',
  'weekday',
  'time_of_day',
  'season',
  'is_under_30',
  'category',
  'position',
  'page',
  'q',
  'tab',
] as const;
/** The routes that the router's data request asks for. */
const dataParameters = ['_routes'] as const;

/** Characters of an address; longer ones are answered 414. */
export const maxAddressLength = 4096;

/**
 * The canonical address of a page request: same path, known parameters only, in a fixed order.
 * Two requests with the same address get the same bytes; nothing else of the request reaches a cached page.
 */
export function pageAddress(target: string): string {
  const mark = target.indexOf('?');
  if (mark < 0) return target;
  const query = new URLSearchParams(target.slice(mark + 1));
  const kept = new URLSearchParams();
  const path = target.slice(0, mark);
  for (const name of [...pageParameters, ...(path.endsWith('.data') ? dataParameters : [])]) {
    for (const value of query.getAll(name)) if (value !== '') kept.append(name, value);
  }
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}
