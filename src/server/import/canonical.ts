// Compares what a file says with what is stored: equal values are one text, however they are written or kept.

/** Times as numbers, members in alphabetical order, members without a value left out. */
export function canonical(value: unknown): string {
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
