/** How long the placeholder of a page that is loading has been in sight: once shown, it stays long enough not to flicker. */
import { stillToShow } from '#domain/site/page-requests.ts';
import { wait } from '#state/scripts.ts';

let shownSince = 0;

/** Notes that the placeholder is shown, or is no more. */
export function notePlaceholder(isShown: boolean): void {
  shownSince = isShown ? performance.now() : 0;
}

/** Resolves when a placeholder that is shown has been seen. */
export async function placeholderSeen(): Promise<void> {
  const rest = stillToShow(performance.now() - shownSince);
  if (rest > 0) await wait(rest);
}
