// Ids from requests.
import { maxInteger } from '#domain/urls/record-id.ts';

/** Whether a number can be an id: whole and above 0. Other numbers are not an error, but find nothing. */
export function isRecordId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= maxInteger;
}

/** One id, several or none, as a list; invalid ids become 0, which no record has. */
export function idsOf(value: number | readonly number[] | null | undefined): number[] {
  const ids = typeof value === 'number' ? [value] : (value ?? []);
  return ids.map((id) => (isRecordId(id) ? id : 0));
}
