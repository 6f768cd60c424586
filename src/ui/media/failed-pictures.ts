/** Retries pictures that failed to load: browsers leave them broken until the page is left. */
import { retryPause } from '#domain/site/page-requests.ts';
import { retryEvent } from '#state/retry.ts';

/** Milliseconds between two tries at most. */
const maxPause = 60_000;

/** Elements that may have a line screen as their mask. */
const masked = '[style*="--wide"], [style*="--wide"] > span';

/**
 * Detects pictures without content, which also covers masks. Retries when the connection is back, when the page is
 * retried, and with exponential backoff.
 */
export function retryFailedPictures(): void {
  const failedAddresses = new Set<string>();
  let pause = retryPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    timer = undefined;
    const addresses = [...failedAddresses];
    failedAddresses.clear();
    for (const image of document.images) {
      const { src, currentSrc } = image;
      if (addresses.includes(currentSrc)) image.src = src;
    }
    for (const element of document.querySelectorAll<HTMLElement>(masked)) {
      const { maskImage } = getComputedStyle(element);
      if (!addresses.some((address) => maskImage.includes(address))) continue;
      element.style.maskImage = 'none';
      requestAnimationFrame(() => {
        element.style.maskImage = '';
      });
    }
  };
  new PerformanceObserver((entries) => {
    for (const { name, decodedBodySize } of entries.getEntries() as PerformanceResourceTiming[]) {
      if (name.includes('/media/') && !decodedBodySize) failedAddresses.add(name);
      else failedAddresses.delete(name);
    }
    if (failedAddresses.size === 0 || timer !== undefined) return;
    timer = setTimeout(ask, pause);
    pause = Math.min(2 * pause, maxPause);
  }).observe({ type: 'resource', buffered: true });
  for (const type of ['online', retryEvent]) addEventListener(type, ask);
}
