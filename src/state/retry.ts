/** Retries a failed request: after a pause, when the connection is back, and on demand. */
import { retryPause } from '#domain/site/page-requests.ts';
import { getGlobal, setGlobal } from './global.ts';

/** An event on the window that triggers an immediate retry. */
export const retryEvent = 'tryagain';

/**
 * Retries until an attempt succeeds, and marks the page that is being opened as stalled meanwhile. A slow attempt
 * continues in parallel with later ones, because on a slow connection it may finish first. Ends without a result when
 * `isWanted` returns false; rejects with errors for which `isAnswer` is true, which are the server's.
 */
export function retryUntilResponse<T>(
  attempt: () => Promise<T>,
  isWanted: () => boolean,
  isAnswer: (error: unknown) => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      if (signal.aborted) return;
      if (!isWanted()) return over.abort();
      attempt().then(
        (answer) => {
          resolve(answer);
          over.abort();
        },
        (error) => {
          if (signal.aborted) return;
          if (!isWanted() || isAnswer(error)) {
            reject(error);
            return over.abort();
          }
          setGlobal({ stalled: getGlobal().destination });
          clearTimeout(timer);
          timer = setTimeout(run, retryPause);
        },
      );
    };
    for (const type of ['online', retryEvent]) addEventListener(type, run, { signal });
    run();
    // A prefetched request may be the one that hangs, and the retry may have been requested just before.
    if (getGlobal().stalled) run();
  });
}
