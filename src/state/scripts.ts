/**
 * Scripts that come later than the page. Where the line fails they are tried again; where the server has another
 * version of the site by now, the page is loaded anew, once in a minute.
 */
import { type MissingScriptAnswer, whenScriptIsMissing } from '#domain/site/missing-scripts.ts';
import { getGlobal, setGlobal } from '#state/global.ts';

/** Milliseconds between two tries: a page stays what it is until one succeeds. */
const pause = 2000;
const reloadKey = 'reloadedAt';

/** Asked of whoever writes on the page; prevented, where there are words, by whoever tells of them. */
export const scriptMissing = 'scriptmissing';

/** Resolves after so many milliseconds. */
export const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Fields that no script has taken over yet hold what was typed and nothing else does. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** A tab that remembers nothing might go round in a circle: it is never loaded anew. */
function sinceReload(): number {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadKey));
  } catch {
    return 0;
  }
}

/** Does what a page can do whose script is missing. */
export async function renewPage(): Promise<MissingScriptAnswer> {
  const { destination } = getGlobal();
  const head = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  const answer = whenScriptIsMissing({
    isServerThere: await head.then(
      ({ status }) => status < 500,
      () => false,
    ),
    hasWords: hasTyped() || !dispatchEvent(new Event(scriptMissing, { cancelable: true })),
    isLeaving: destination !== '' && destination !== location.href,
    sinceReload: sinceReload(),
  });
  if (answer === 'reload') {
    sessionStorage.setItem(reloadKey, String(Date.now()));
    location.reload();
  }
  if (answer === 'follow') location.assign(destination);
  return answer;
}

/**
 * A part of a page: tried until it is there, and the page is what it is without it. Browsers may remember that a script
 * failed; so a line that is back is a reason to load the page anew, as a new version is.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  before: MissingScriptAnswer = 'wait',
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    const answer = before === 'wait' ? await renewPage() : before;
    await wait(pause);
    return untilLoaded(load, answer);
  }
}

/**
 * Loads the script of a page that is being opened; false where that failed and the open page stays. Does not resolve
 * where the page is left, or where whoever writes on it decides.
 */
export async function loadScreen(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    const answer = await renewPage();
    if (answer === 'tell') setGlobal({ destination: '' });
    if (answer !== 'wait' && answer !== 'stay') await new Promise(() => {});
    return false;
  }
}
