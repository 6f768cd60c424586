/**
 * Whether the browser is loading another document. Firefox cancels the requests of a page as soon as a link is clicked and
 * refuses it scripts until the document arrives: they are not missing, and a reload would cancel what the link asked for.
 */
import { minReloadInterval } from '#domain/site/missing-scripts.ts';

let since = Number.NEGATIVE_INFINITY;

/** Not for good: a link may be a download, or visitors stop it. */
export const isLeavingDocument = (): boolean => Date.now() - since < minReloadInterval;

export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    since = Date.now();
  });
  // For visitors who return by Back.
  addEventListener('pageshow', () => {
    since = Number.NEGATIVE_INFINITY;
  });
}
