/**
 * Whether the browser is loading another document. Firefox cancels the requests of a page as soon as a link is clicked and
 * refuses it scripts until the document arrives: they are not missing, and a reload would cancel what the link asked for.
 */
import { minReloadInterval } from '#domain/site/missing-scripts.ts';

/** Milliseconds since 1970; 0 for never. */
let leftAt = 0;

/** Only for a while: a link may be a download, and visitors may stop or come back. */
export const isLeavingDocument = (): boolean => Date.now() - leftAt < minReloadInterval;

export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
}
