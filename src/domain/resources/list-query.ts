/** The query of a list, in the address of its screen and of the API. */
import type { ListView } from './list-view.ts';

export interface ListQuery {
  /** Words of titles and related records, and days. */
  q?: string | undefined;
  ids?: readonly number[] | undefined;
  /** Values of filters by their names; several of one are alternatives. */
  filters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** A column, descending with a leading `-`; unknown ones are ignored. */
  ordering?: string | undefined;
}

/** Characters of a query; longer ones are cut. */
const maxListQueryLength = 100;

/** Parses filters, search text and order of a list from an address; unknown ones are ignored. */
export function readListQuery(view: ListView, params: URLSearchParams): ListQuery {
  const filters: Record<string, string[]> = {};
  for (const { name } of view.filters) {
    const values = params.getAll(name).flatMap((text) => text.split(','));
    const given = values.map((value) => value.trim()).filter(Boolean);
    if (given.length > 0) filters[name] = given;
  }
  // Removes control characters such as NUL and lone surrogates, which PostgreSQL cannot store.
  const q = (params.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();
  return {
    ...(q ? { q: q.slice(0, maxListQueryLength) } : {}),
    filters,
    ordering: validOrdering(view, params.get('ordering')) ?? view.ordering,
  };
}

/** An order that the list has; undefined for any other. */
export function validOrdering(view: ListView, ordering: string | null | undefined): string | undefined {
  const name = ordering?.replace(/^-/, '');
  return view.columns.some((column) => column.name === name && column.sort)
    ? (ordering as string)
    : undefined;
}

/** The parameters of an address that shows this list; `page` is left out for the first. */
export function listParams(
  { q, ids, filters = {}, ordering }: ListQuery,
  view: ListView,
  page = 1,
): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (ids && ids.length > 0) params.set('ids', ids.join(','));
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) params.append(name, value);
  }
  if (ordering && ordering !== view.ordering) params.set('ordering', ordering);
  if (page > 1) params.set('page', String(page));
  return params;
}
