// Measures whether the main thread is mostly idle, for background work.
import { performance } from 'node:perf_hooks';

/** Milliseconds for which a measurement is valid. */
const measureInterval = 1000;
/** Maximum event loop utilisation that counts as idle. */
const maxBusyShare = 0.3;

/** @returns whether the event loop was mostly idle since the last call, at least a second ago */
export function watchIdleTime(): () => boolean {
  let before = performance.eventLoopUtilization();
  let measuredAt = performance.now();
  let isIdle = true;
  return () => {
    if (performance.now() - measuredAt < measureInterval) return isIdle;
    const now = performance.eventLoopUtilization();
    isIdle = performance.eventLoopUtilization(now, before).utilization < maxBusyShare;
    before = now;
    measuredAt = performance.now();
    return isIdle;
  };
}
