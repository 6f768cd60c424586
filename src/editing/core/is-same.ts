/** Whether two stored values say the same; what is left out and what is undefined are one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) =>
    isSame((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
