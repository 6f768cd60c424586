/** Asking for pages: when one may be fetched ahead of a press, and how long waiting is shown. Serves every link. */

/** Milliseconds after which waiting is shown: before that it would only flicker. */
export const pendingTimeout = 250;

/** Milliseconds for which waiting stays once it is shown, for the same reason. */
export const minWaiting = 200;

/** Milliseconds until waiting that has been shown for `shownFor` milliseconds may end. */
export function stillToShow(shownFor: number): number {
  return Math.max(0, minWaiting - shownFor);
}

/** Milliseconds for which a page that was fetched ahead is good. Afterwards tickets may be sold out. */
export const prefetchLifetime = 30_000;

/** Milliseconds that a link is looked at before its page is fetched: a hand on its way elsewhere passes many. */
export const prefetchDelay = 80;

/** What a browser says of its line; most say nothing. */
export interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`, by how fast it is. */
  effectiveType?: string;
}

/** Whether pages may be fetched before somebody asks for them: not on a slow line, nor where data is being saved. */
export function mayPrefetch(line: Line | undefined): boolean {
  return !line?.saveData && !line?.effectiveType?.endsWith('2g');
}
