/** How long a placeholder has been shown, so that it stays long enough not to flicker. */
import { remainingShowTime } from '#domain/site/page-requests.ts';
import { wait } from '#state/script-loading.ts';

let shownSince = 0;

export function setPlaceholderShown(isShown: boolean): void {
  shownSince = isShown ? performance.now() : 0;
}

/** Resolves when a placeholder that is visible has been shown for its minimum time. */
export async function minPlaceholderTimeOver(): Promise<void> {
  const rest = remainingShowTime(performance.now() - shownSince);
  if (rest > 0) await wait(rest);
}
