/** The time, minute by minute, for what changes with it while a page is open. */
import { useEffect, useState } from 'react';

const minute = 60_000;
/** A browser's clock that differs more from the server's than a page is kept is wrong. */
const maxDifference = 12 * 60 * minute;

/**
 * The server's time until the page is alive, so that both render the same; then that of the browser.
 * @param served the time at which the page was rendered, ISO 8601
 */
export function useClock(served: string): { now: Date; isLive: boolean } {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const begun = performance.now();
    const tick = () => {
      const own = Date.now();
      const elapsed = Date.parse(served) + performance.now() - begun;
      setNow(new Date(Math.abs(own - elapsed) > maxDifference ? elapsed : own));
    };
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, [served]);
  return { now: now ?? new Date(served), isLive: now !== null };
}
