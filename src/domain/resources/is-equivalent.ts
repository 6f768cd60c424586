/** Whether two values of a field are equivalent. */

/** Null, an empty text and an empty list are equal. */
export function isEquivalent(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .map(([name, each]) => [name, plain(each)] as const)
    .filter(([, each]) => each !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return members.length === 0 ? null : Object.fromEntries(members);
}
