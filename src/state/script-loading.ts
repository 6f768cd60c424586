/**
 * Retries scripts that fail to load. If a deployment has replaced them, or the browser has cached the failure, reloads
 * the page: automatically once a minute at most, on request always.
 */
import { type MissingScriptAction, missingScriptAction } from '#domain/site/missing-scripts.ts';
import { stallTimeout } from '#domain/site/page-requests.ts';
import { getGlobal, setGlobal } from '#state/global.ts';
import { isLeavingDocument } from './leaving.ts';
import { persistQueuedClick, queueClick } from './queued-click.ts';
import { retryEvent } from './retry.ts';

/** Milliseconds between two attempts. */
const pause = 2000;
const reloadKey = 'reloadedAt';

/**
 * A cancelable event on `window`: the editing layer cancels it if there is unsaved input, and informs the
 * editor.
 */
export const scriptMissingEvent = 'scriptmissing';

/** Resolves after the given milliseconds. */
export const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Whether a form field was changed. Input in fields that no script controls yet exists in the DOM only. */
function hasChangedFields(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** 0 without session storage, which prevents reloads, because a loop could not be detected. */
function sinceReload(): number {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadKey));
  } catch {
    return 0;
  }
}

/** Decides by `missingScriptAction` and acts on it; `request` is the event of a manual retry. */
export async function recoverFromMissingScript(request?: Event): Promise<MissingScriptAction> {
  if (!request && isLeavingDocument()) return 'wait';
  const isServerThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  // No reason to discard a page, nor to tell editors of a new version.
  if (!isServerThere) return 'wait';
  // It has been loaded in the meantime.
  if (request && !getGlobal().requested) return 'stay';
  const { destination } = getGlobal();
  const isLeaving = destination !== '' && destination !== location.href;
  const action = missingScriptAction({
    hasUnsavedInput:
      // A visitor who follows a link gives up what was typed, as with any other link.
      (!isLeaving && hasChangedFields()) ||
      !dispatchEvent(new Event(scriptMissingEvent, { cancelable: true })),
    isLeaving,
    sinceReload: request ? Number.POSITIVE_INFINITY : sinceReload(),
  });
  if (action === 'reload') {
    try {
      sessionStorage.setItem(reloadKey, String(Date.now()));
      persistQueuedClick();
    } catch {
      // Storage is unavailable: the user has to click again.
    }
    location.reload();
  }
  if (action === 'follow') location.assign(destination);
  return action;
}

/**
 * Loads a script of the current page, retrying until it succeeds. Browsers may cache a failed import, so the page is
 * reloaded when the server is reachable again, as after a deployment. If the part was requested by the user, the page
 * shows a notice.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  before: MissingScriptAction = 'wait',
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    if (getGlobal().requested) setGlobal({ isPartMissing: true });
    const answer = before === 'wait' ? await recoverFromMissingScript() : before;
    await wait(pause);
    return loadWithRetry(load, answer);
  }
}

/** Loads a script on demand. While it is delayed, the page shows a notice. */
export async function loadOnDemand<T>(load: () => Promise<T>): Promise<T> {
  const release = queueClick();
  const count = (by: number) => setGlobal({ requested: getGlobal().requested + by });
  const setPartMissing = (isPartMissing: boolean) => setGlobal({ isPartMissing });
  const timer = setTimeout(setPartMissing, stallTimeout, true);
  count(1);
  // The browser does not request a hanging script again, but a new document does.
  addEventListener(retryEvent, recoverFromMissingScript);
  const loaded = await loadWithRetry(load);
  clearTimeout(timer);
  release();
  count(-1);
  // Another part may still be loading.
  if (getGlobal().requested) return loaded;
  removeEventListener(retryEvent, recoverFromMissingScript);
  setPartMissing(false);
  return loaded;
}

/**
 * Loads the script and styles of the next page. Never resolves if the page is left, or while an editor decides. Rejects
 * without a connection.
 */
export async function loadScreen(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    const answer = await recoverFromMissingScript();
    if (answer === 'tell') setGlobal({ destination: '' });
    if (answer !== 'wait' && answer !== 'stay') await new Promise(() => {});
    throw error;
  }
}
