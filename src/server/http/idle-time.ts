// Measures whether the main thread is mostly idle, for background work.
import { performance } from 'node:perf_hooks';

/** Milliseconds for which a measurement is valid. */
const interval = 1000;
/** Maximum event loop utilisation that counts as idle. */
const maxBusyShare = 0.3;

/** @returns whether the event loop was mostly idle since the last call, at least a second ago */
export function watchIdleTime(): () => boolean {
  let before = performance.eventLoopUtilization();
  let askedAt = performance.now();
  let isThere = true;
  return () => {
    if (performance.now() - askedAt < interval) return isThere;
    const now = performance.eventLoopUtilization();
    isThere = performance.eventLoopUtilization(now, before).utilization < maxBusyShare;
    before = now;
    askedAt = performance.now();
    return isThere;
  };
}
