/** Fetches data when a component mounts. */
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * @param fetch must be a stable reference while the data is the same
 * @returns null until it is loaded, and a function that loads it again
 */
export function useFetched<T extends object>(fetch: () => Promise<T>) {
  const [fetched, setFetched] = useState<T | 'failed' | null>(null);
  const latest = useRef(fetch);
  latest.current = fetch;
  const load = useCallback(async () => {
    setFetched((before) => (before === 'failed' ? null : before));
    const found = await fetch().catch(() => 'failed' as const);
    if (latest.current === fetch) setFetched(found);
  }, [fetch]);
  useEffect(() => void load(), [load]);
  return [fetched, load] as const;
}
