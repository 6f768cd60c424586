/** Going on with a request that fails on the way: after a pause, when the connection is back, and when somebody asks. */
import { retryPause } from '#domain/site/page-requests.ts';
import { getGlobal, setGlobal } from './global.ts';

/** Dispatched on the window by whoever asks for the next try at once. */
export const retryEvent = 'tryagain';

/**
 * Makes attempts until one succeeds, and notes meanwhile that the page which is being opened is stalled. An attempt
 * that takes long goes on beside later ones: on a slow connection the first one is still the nearest to its end.
 * Ends without a result when `isWanted` says no; rejects with what `isAnswer` takes for the server's own answer.
 */
export function retryUntilAnswered<T>(
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
    // What was asked for ahead may be what hangs, and the press for another try may have come just before.
    if (getGlobal().stalled) run();
  });
}
