// Values as comparable text: a value from a file or a request equals a stored one if their texts are equal.

/** JSON with times as numbers, members in alphabetical order, undefined members left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value));
}

function ordered(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object') return value;
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return members.map(([name, inner]) => [name, ordered(inner)]);
}
