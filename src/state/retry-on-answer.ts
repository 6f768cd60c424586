/** Retries what hangs or has failed once the server answers again. */
import { answerTimeout, retryPause } from '#domain/site/page-requests.ts';

/** The address that was last requested again without a press. */
let retried: string;

/**
 * Calls `retry` as soon as the server answers quickly, which a request that hangs or has failed does not notice. Only
 * once for an address, because a busy server may answer and fail again. Returns a function that stops it.
 */
export function retryOnAnswer(address: string, retry: () => void): () => void {
  const timer = setInterval(() => {
    const signal = AbortSignal.timeout(answerTimeout);
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
      () => {
        clearInterval(timer);
        if (address !== retried) retry();
        retried = address;
      },
      () => {},
    );
  }, retryPause);
  return () => clearInterval(timer);
}
