/** The filter of people by category and position, from and to a page's address. */
import { parseRecordId, queryString } from '#domain/urls/query-string.ts';

export interface PersonFilter {
  category: number | null;
  position: number | null;
}

/** True for the ensemble. */
export function isDefaultPersonFilter({ category, position }: PersonFilter): boolean {
  return category === null && position === null;
}

/** Invalid values are dropped. */
export function parsePersonFilter(params: URLSearchParams): PersonFilter {
  return { category: parseRecordId(params.get('category')), position: parseRecordId(params.get('position')) };
}

/** Including the question mark; empty for the ensemble. */
export function personFilterQuery({ category, position }: PersonFilter): string {
  return queryString({ category, position });
}
