// Which page an anonymous request asks for: its path and those query parameters that pages read.

/** Query parameters that change what a page shows. Everything else (campaign marks and the like) is ignored. */
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
/** A data request of the router names the parts of the page that it wants. */
const dataParameters = [...pageParameters, '_routes'] as const;

/** Longest address that is looked at; longer ones answer 414. */
export const longestAddress = 4096;

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
  for (const name of path.endsWith('.data') ? dataParameters : pageParameters) {
    for (const value of query.getAll(name)) if (value !== '') kept.append(name, value);
  }
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}
