/**
 * The data of an LED screen. Refreshed every minute by fetching the screen's page, and kept while the server is
 * unreachable. Reloads the screen after a deployment.
 */
import { useEffect, useState } from 'react';
import type { LedScreenEvent } from '#domain/events/led-screen.ts';
import { type Packed, unpack } from '#domain/site/packed-text.ts';

export interface LedScreenData {
  events: LedScreenEvent[];
  /** When the server read it, ISO 8601. */
  read: string;
}

/** Id of the element whose `data-news` attribute contains the data. */
export const dataElementId = 'led-screen-data';

const minute = 60_000;
/** In milliseconds. */
const timeout = 20_000;

/** The script addresses of a page, which differ from deployment to deployment. */
function scriptsOf(page: string): string {
  return /\/assets\/manifest-[\w-]+\.js/.exec(page)?.[0] ?? '';
}

/** Null if the server is unreachable or responds with something else. */
async function fetchCurrentPage(): Promise<{ news: Packed<LedScreenData>; version: string } | null> {
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return null;
    const page = await response.text();
    const parsed = new DOMParser().parseFromString(page, 'text/html');
    const news = parsed.getElementById(dataElementId)?.dataset.news;
    return news ? { news, version: scriptsOf(page) } : null;
  } catch {
    return null;
  }
}

export function useLedScreenData(first: Packed<LedScreenData>): LedScreenData {
  const [packed, setPacked] = useState(first);
  useEffect(() => {
    const version = scriptsOf(document.documentElement.outerHTML);
    let requestCount = 0;
    const renew = async () => {
      requestCount += 1;
      const request = requestCount;
      const answer = await fetchCurrentPage();
      // Ignores a late response to an earlier request.
      if (!answer || request !== requestCount) return;
      if (version !== '' && answer.version !== version) location.reload();
      else setPacked(answer.news);
    };
    const timer = setInterval(renew, minute);
    addEventListener('online', renew);
    return () => {
      clearInterval(timer);
      removeEventListener('online', renew);
    };
  }, []);
  return unpack(packed);
}

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / minute);

/** The time, updated every minute. `first` is the server's, for hydration. */
export function useLedScreenClock(first: string): Date {
  const [now, setNow] = useState(() => new Date(first));
  useEffect(() => {
    const tick = () => {
      const current = new Date();
      setNow((shown) => (minuteOf(shown) === minuteOf(current) ? shown : current));
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
