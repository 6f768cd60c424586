// Which numbers can be the id of a record at all.

/** PostgreSQL's `integer`; it refuses to compare anything larger. */
const largest = 2_147_483_647;

export function isRecordId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largest;
}

/** One id, several or none, as a list; what cannot be an id becomes 0, which no record has. */
export function idsOf(value: number | readonly number[] | null | undefined): number[] {
  const ids = typeof value === 'number' ? [value] : (value ?? []);
  return ids.map((id) => (isRecordId(id) ? id : 0));
}
