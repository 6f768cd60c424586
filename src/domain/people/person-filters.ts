/** Filters of people's lists: category and position, both in the page's address. */
import { queryString, recordId } from '#domain/urls/query-string.ts';

export interface PersonFilter {
  /** Id of a category. */
  category: number | null;
  /** Id of a position. */
  position: number | null;
}

/** Whether nothing is chosen: the list is the ensemble. */
export function isDefaultPersonFilter({ category, position }: PersonFilter): boolean {
  return category === null && position === null;
}

/** What an address says; what it does not say right is dropped. */
export function parsePersonFilter(params: URLSearchParams): PersonFilter {
  return { category: recordId(params.get('category')), position: recordId(params.get('position')) };
}

/** The filter as a query with its question mark; empty for the ensemble. */
export function personFilterQuery({ category, position }: PersonFilter): string {
  return queryString({ category, position });
}
