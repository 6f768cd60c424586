/** Compares two stored values. A missing and an undefined property are equal. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) =>
    isDeepEqual((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
