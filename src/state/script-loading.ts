/**
 * Retries scripts that fail to load. If a deployment has replaced them, or the browser never asks again for one that
 * failed, reloads the page: by itself once a minute at most, always when somebody asks for it.
 */
import { type MissingScriptAnswer, whenScriptIsMissing } from '#domain/site/missing-scripts.ts';
import { stallTimeout } from '#domain/site/page-requests.ts';
import { getGlobal, setGlobal } from '#state/global.ts';
import { holdClick, rememberClick } from './held-click.ts';
import { retryEvent } from './retry.ts';

/** Milliseconds between two tries. */
const pause = 2000;
const reloadKey = 'reloadedAt';

/** How many parts somebody waits for. */
let wanted = 0;

/**
 * A cancelable event on `window`: the editing layer cancels it if there is unsaved input, and informs the
 * editor.
 */
export const scriptMissingEvent = 'scriptmissing';

/** Resolves after so many milliseconds. */
export const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Whether a form field was changed. Input in fields that no script controls yet exists in the DOM only. */
function hasChangedFields(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** 0 without session storage, which prevents reloads, since a loop could not be detected. */
function sinceReload(): number {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadKey));
  } catch {
    return 0;
  }
}

/** Decides by `whenScriptIsMissing` and acts on it; `request` is the event by which somebody asks for it. */
export async function recoverFromMissingScript(request?: Event): Promise<MissingScriptAnswer> {
  const { destination } = getGlobal();
  const isServerThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  // What was asked for again has come meanwhile.
  if (request && !wanted) return 'stay';
  const answer = whenScriptIsMissing({
    isServerThere,
    hasWords: hasChangedFields() || !dispatchEvent(new Event(scriptMissingEvent, { cancelable: true })),
    isLeaving: destination !== '' && destination !== location.href,
    sinceReload: request ? Number.POSITIVE_INFINITY : sinceReload(),
  });
  if (answer === 'reload') {
    try {
      sessionStorage.setItem(reloadKey, String(Date.now()));
      rememberClick();
    } catch {
      // Storage is unavailable: somebody asked for it, and presses once more.
    }
    location.reload();
  }
  if (answer === 'follow') location.assign(destination);
  return answer;
}

/**
 * Loads a script of the current page, retrying until it succeeds. Browsers may cache a failed import, so the
 * page is reloaded when the server can be reached again, as it is after a deployment. If somebody waits for a part, the
 * page says so.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  before: MissingScriptAnswer = 'wait',
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    if (wanted) setGlobal({ isPartMissing: true });
    const answer = before === 'wait' ? await recoverFromMissingScript() : before;
    await wait(pause);
    return loadWithRetry(load, answer);
  }
}

/** Loads a script on demand. While it is delayed, the page shows a notice. */
export async function loadOnDemand<T>(load: () => Promise<T>): Promise<T> {
  const release = holdClick();
  const say = (isPartMissing: boolean) => setGlobal({ isPartMissing });
  const timer = setTimeout(say, stallTimeout, true);
  wanted += 1;
  // The browser does not ask again for a script that it waits for; with a new document it does.
  addEventListener(retryEvent, recoverFromMissingScript);
  const loaded = await loadWithRetry(load);
  clearTimeout(timer);
  release();
  wanted -= 1;
  // Another part may still be waited for.
  if (wanted) return loaded;
  removeEventListener(retryEvent, recoverFromMissingScript);
  say(false);
  return loaded;
}

/**
 * Loads the script and styles of a page to be opened. Never resolves if the page is left, or while an editor decides.
 * Rejects without a connection.
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
