// The envelope of lists: count, and links to the neighbouring pages.
import type { Context } from 'hono';
import { hasNextPage, type ResultPage } from '#server/services/paging.ts';
import type { Endpoints } from './endpoint.ts';
import { maxPage } from './parameters.ts';

export interface Paginated<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** A page of a list with links to its neighbours. */
export function paginatedResponse<T>(
  context: Context,
  list: ResultPage<T>,
  { appContext }: Pick<Endpoints, 'appContext'>,
) {
  const { pathname, search } = new URL(context.req.url);
  // The public origin, whatever host was requested.
  const address = new URL(pathname + search, appContext.config.PUBLIC_URL);
  return context.json(paginated(list, address), 200);
}

/**
 * The page before a page beyond the end is the last one.
 * @param address the request's URL with its query: `https://theatre.example/de/api/events/?page=2`
 */
function paginated<T>(list: ResultPage<T>, address: URL): Paginated<T> {
  const { count, page, page_size, results } = list;
  const pages = Math.max(1, Math.ceil(count / page_size));
  return {
    count,
    next: hasNextPage(list) && page < maxPage ? addressOfPage(address, page + 1) : null,
    previous: page > 1 ? addressOfPage(address, Math.min(page - 1, pages)) : null,
    results,
  };
}

function addressOfPage(address: URL, page: number): string {
  const neighbour = new URL(address);
  if (page === 1) neighbour.searchParams.delete('page');
  else neighbour.searchParams.set('page', String(page));
  return neighbour.href;
}

/** A page of a short list that is read as a whole. */
export function pageOf<T>(
  records: T[],
  { page, page_size }: { page: number; page_size: number },
): ResultPage<T> {
  const offset = (page - 1) * page_size;
  return { count: records.length, page, page_size, results: records.slice(offset, offset + page_size) };
}
