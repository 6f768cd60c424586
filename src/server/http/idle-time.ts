// Tells whether the main thread is mostly idle, for work that nobody waits for.
import { performance } from 'node:perf_hooks';

/** Milliseconds for which an answer holds. */
const interval = 1000;
/** Share of the time in which the main thread is at work, from which on none is to spare. */
const maxBusyShare = 0.3;

/** @returns whether the main thread has mostly waited since it was asked the last time, a second ago or more */
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
