// The page cache: every anonymous page is rendered once and then goes out as the bytes that it is.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type FinishedPage, finishPage, type HeadersOf, recompress } from '#server/http/finished-page.ts';
import { pageAddress } from '#server/http/page-key.ts';
import { sendPage } from '#server/http/send-page.ts';

/** Seconds for which a page goes out as it is: evenings end, prices change. */
const freshSeconds = 30;
/** For so long the next reader still gets it at once while it renews itself; whoever comes later waits for the new one. */
const renewSeconds = 300;
/** A page that cannot be renewed (database away) goes on being served for so long. */
const staleSeconds = 24 * 3600;
const mostBytes = 96 * 1024 * 1024;
/** While there are fewer pages than this, those of unknown addresses are kept too; beyond it nobody fills it with them. */
const fewPages = 2000;

interface Entry {
  page: FinishedPage;
  version: number;
  renderedAt: number;
  /** The end of the day on which it was rendered: "today" means another day from then on. */
  dayEnds: number;
  /** What lacks something that all pages have is shown for want of anything better, and not kept. */
  isWhole: boolean;
}

export interface PageCacheOptions {
  /** Renders the page at an address. */
  render: (address: string) => Promise<Response>;
  headersOf: HeadersOf;
  /** Whether a rendered page has all that it should. */
  isWhole: (answer: Response) => boolean;
  /** The version of the content as last heard of. */
  contentVersion: () => number;
  /** Milliseconds of the house's clock. */
  now: () => number;
  /** When the day of a moment ends, in the same milliseconds. */
  endOfDay: (moment: number) => number;
}

export interface PageCache {
  /** Answers from the cache at once, or returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Renders, keeps and answers; a redirect or an error is answered without being kept.
   * @throws what the render threw, where there is no earlier page to show instead
   */
  fill(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Keeps finished pages by address for as long as nothing that visitors see changes; each is made once at a time. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, contentVersion } = options;
  const cache = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const underWay = new Map<string, { version: number; result: Promise<Entry> }>();

  async function renderEntry(address: string, version: number): Promise<Entry> {
    const renderedAt = now();
    const before = cache.peek(address)?.page;
    const answer = await options.render(address);
    const isWhole = options.isWhole(answer);
    const page = await finishPage(answer, options.headersOf, 'public', before);
    const entry = { page, version, renderedAt, dayEnds: options.endOfDay(renderedAt), isWhole };
    if (isWhole) keep(address, entry);
    return entry;
  }

  function keep(address: string, entry: Entry): void {
    const { status } = entry.page;
    const known = cache.peek(address);
    // A render that began before a change may end after one that began behind it.
    if (known && known.version > entry.version) return;
    if (status === 200 || (status === 404 && (known || cache.size < fewPages))) cache.set(address, entry);
    // Moved away, and not merely failed: the page that was there is not shown again.
    else if (status < 500) cache.delete(address);
  }

  /** One render per address and version at a time, however many wait for it. */
  function renewed(address: string): Promise<Entry> {
    const version = contentVersion();
    const before = underWay.get(address);
    if (before?.version === version) return before.result;
    const result = renderEntry(address, version).finally(() => {
      if (underWay.get(address)?.result === result) underWay.delete(address);
    });
    underWay.set(address, { version, result });
    return result;
  }

  const smallest = new WeakSet<FinishedPage>();
  let isCompressing = false;

  /** A page that is asked for again is made as small as it goes, one at a time and behind the answer. */
  async function makeSmallest(page: FinishedPage): Promise<void> {
    if (isCompressing || smallest.has(page) || page.status !== 200) return;
    isCompressing = true;
    smallest.add(page);
    await recompress(page).finally(() => {
      isCompressing = false;
    });
  }

  /** What there is to show where a new page cannot be had. */
  function earlier(address: string): Entry | undefined {
    const kept = cache.get(address);
    return kept && now() - kept.renderedAt <= staleSeconds * 1000 ? kept : undefined;
  }

  return {
    answer(request, response) {
      const address = pageAddress(request.url ?? '/');
      const entry = cache.get(address);
      // Something was published: the next reader waits the few milliseconds for the new page.
      if (!entry || entry.version !== contentVersion()) return false;
      const moment = now();
      const age = moment - entry.renderedAt;
      if (age > renewSeconds * 1000 || moment >= entry.dayEnds) return false;
      if (age > freshSeconds * 1000) void renewed(address).catch(() => undefined);
      sendPage(entry.page, request, response);
      void makeSmallest(entry.page).catch(() => undefined);
      return true;
    },
    async fill(request, response) {
      const address = pageAddress(request.url ?? '/');
      let entry: Entry;
      try {
        entry = await renewed(address);
        if (entry.page.status >= 500 || !entry.isWhole) entry = earlier(address) ?? entry;
      } catch (error) {
        const kept = earlier(address);
        if (!kept) throw error;
        entry = kept;
      }
      sendPage(entry.page, request, response);
    },
  };
}
