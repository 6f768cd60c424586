/** Leaves a page that was opened before an upgrade, whose scripts may not be able to read the data of the new build. */
import { buildHeader } from '#domain/site/page-requests.ts';
import { recoverFromMissingScript } from './script-loading.ts';

let isOutdatedPageTold = false;

/**
 * Leaves a page of another build for the requested one. Returns if this one may go on.
 * @param isKept whether the page is read again under an editor's hands, and stays if this rejects
 */
export async function leaveOutdated(isKept: boolean): Promise<void> {
  const answer = isKept && isOutdatedPageTold ? 'stay' : await recoverFromMissingScript();
  isOutdatedPageTold = true;
  if (answer === 'follow' || answer === 'reload') await new Promise(() => {});
  if (isKept || answer === 'tell') throw new TypeError(buildHeader);
}
