/** The current time by minute, for content that depends on it. */
import { useEffect, useState } from 'react';

const minute = 60_000;
/** Maximum difference to the server's clock; pages are not cached as long, so a larger one means a wrong clock. */
const maxDifference = 12 * 60 * minute;

/**
 * The server's time until hydration, so that both render the same; then the browser's.
 * @param served the time of rendering, ISO 8601
 */
export function useClock(served: string): { now: Date; isLive: boolean } {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => {
      const own = Date.now();
      const elapsed = Date.parse(served) + performance.now() - startedAt;
      setNow(new Date(Math.abs(own - elapsed) > maxDifference ? elapsed : own));
    };
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, [served]);
  return { now: now ?? new Date(served), isLive: now !== null };
}
