/**
 * What a wall tells, renewed every minute from its own page without a flash. While the server is away it keeps what it
 * knows; after a new version of the site it loads itself anew.
 */
import { useEffect, useState } from 'react';
import type { LedScreenEvent } from '#domain/events/led-screen.ts';
import { type Packed, unpack } from '#domain/site/packed-text.ts';

export interface LedScreenNews {
  events: LedScreenEvent[];
  /** When the server read it. */
  read: string;
}

/** Where the page carries its news: the id of the element, whose `data-news` they are. */
export const newsElement = 'led-screen-data';

const minute = 60_000;
/** Milliseconds after which an answer is given up. */
const timeout = 20_000;

/** The scripts that a page was made with. A new version of the site has others. */
function versionOf(page: string): string {
  return /\/assets\/manifest-[\w-]+\.js/.exec(page)?.[0] ?? '';
}

/** Asks for this page as everybody gets it. Null while the server is away, or answers with something else. */
async function askAnew(): Promise<{ news: Packed<LedScreenNews>; version: string } | null> {
  try {
    const answer = await fetch(location.pathname, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) return null;
    const page = await answer.text();
    const parsed = new DOMParser().parseFromString(page, 'text/html');
    const news = parsed.getElementById(newsElement)?.dataset.news;
    return news ? { news, version: versionOf(page) } : null;
  } catch {
    return null;
  }
}

export function useLedScreenData(first: Packed<LedScreenNews>): LedScreenNews {
  const [packed, setPacked] = useState(first);
  useEffect(() => {
    const version = versionOf(document.documentElement.outerHTML);
    let asked = 0;
    const renew = async () => {
      asked += 1;
      const request = asked;
      const answer = await askAnew();
      // A late answer of an earlier minute says nothing new.
      if (!answer || request !== asked) return;
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

/** The time as a wall shows it: another one every minute. `first` is the server's, for the first drawing. */
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
