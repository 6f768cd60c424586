/** Requests for the data of pages: their timing, and the build that a response is of. */

/**
 * Names the build of a response with data. Scripts of another build may not be able to read them, as in a page that was
 * opened before an upgrade.
 */
export const buildHeader = 'X-Build';

/** Milliseconds until a placeholder is shown; shown earlier it would flicker. */
export const placeholderDelay = 250;

/** Milliseconds after which a press that waits for a script is marked, and after which the page says that it waits. */
export const busyDelay = 150;
export const slowDelay = 1200;

/** Milliseconds after which a pending page counts as stalled. */
export const stallTimeout = 8000;

/** Milliseconds between a request that failed and the next try. */
export const retryPause = 5000;

/** Milliseconds within which a connection answers that is not merely slow. */
export const answerTimeout = 1000;

/** Minimum milliseconds that a placeholder is shown, for the same reason. */
export const minPlaceholderTime = 200;

/** Milliseconds until a placeholder that has been shown for `shownFor` milliseconds may disappear. */
export function remainingShowTime(shownFor: number): number {
  return Math.max(0, minPlaceholderTime - shownFor);
}

/** Milliseconds that prefetched data is used. Later, tickets may be sold out. */
export const prefetchLifetime = 30_000;

/** Milliseconds for which a production is shown again without a request. */
export const revisitLifetime = 5 * 60_000;

/**
 * Milliseconds that a link has to be hovered before its page is prefetched, since the pointer crosses many
 * links.
 */
export const prefetchDelay = 80;

/** The Network Information API, which many browsers lack. */
export interface NetworkInformation {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** False on slow connections and in data saving mode. */
export function mayPrefetch(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
