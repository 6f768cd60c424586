/** Pages on their way to the browser: the same one is never asked for twice at once, and may be asked for ahead. */
import { aheadLife, stillToShow } from '#domain/site/page-requests.ts';

interface PageRequest {
  /** Makes an answer for each who asked. */
  answer: Promise<() => Response>;
  stop: AbortController;
  /** Who waits for it. */
  takers: number;
}

const requests = new Map<string, PageRequest>();
let isShared = true;
let shownSince = 0;

/** From now on every request is one of its own: who edits wants to see what is there, and not what was. */
export function askForEachPage(): void {
  isShared = false;
}

/** Notes that waiting is shown, or is no more. */
export function noteWaiting(isShown: boolean): void {
  shownSince = isShown ? performance.now() : 0;
}

/** Resolves when waiting that is shown has been seen. */
export async function waitingSeen(): Promise<void> {
  const rest = stillToShow(performance.now() - shownSince);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}

function requestOf(address: string): PageRequest {
  const known = requests.get(address);
  if (known) return known;
  const stop = new AbortController();
  const answer = fetch(address, { signal: stop.signal }).then(async (response) => {
    const body = await response.blob();
    return () => new Response(body.size > 0 ? body : null, response);
  });
  const request = { answer, stop, takers: 0 };
  requests.set(address, request);
  answer.catch(() => forget(address, request));
  return request;
}

function forget(address: string, request: PageRequest): void {
  if (requests.get(address) === request) requests.delete(address);
}

/** Asks for a page that may be wanted next, and keeps it for half a minute. */
export async function fetchAhead(address: string): Promise<void> {
  const request = requestOf(address);
  const make = await request.answer.catch(() => null);
  // What went wrong is not kept: a moment later it may be right.
  setTimeout(forget, make?.().ok ? aheadLife : 0, address, request);
}

/**
 * A page's data, as the router asks for it. Whoever asks for the same while it is under way gets the same answer; it is
 * given up when nobody waits any more.
 */
export async function pageRequest(url: URL, signal?: AbortSignal): Promise<Response> {
  const address = url.href;
  if (!isShared) return fetch(address, signal && { signal });
  const request = requestOf(address);
  request.takers += 1;
  const given = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => {
      request.takers -= 1;
      reject(signal.reason);
      // In a moment: the next who asks may be the one who gave up this one for it.
      setTimeout(() => request.takers === 0 && request.stop.abort());
    });
  });
  const make = await Promise.race([request.answer, given]);
  forget(address, request);
  await waitingSeen();
  return make();
}
