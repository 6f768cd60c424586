// Which numbers can be the id of a record at all.
import { largestInteger } from '#domain/urls/record-id.ts';

/** Whether a record can have it: whole and above 0. What cannot is no error, only nobody's id. */
export function isRecordId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestInteger;
}

/** One id, several or none, as a list; what cannot be an id becomes 0, which no record has. */
export function idsOf(value: number | readonly number[] | null | undefined): number[] {
  const ids = typeof value === 'number' ? [value] : (value ?? []);
  return ids.map((id) => (isRecordId(id) ? id : 0));
}
