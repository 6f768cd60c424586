// The page cache: every anonymous page is rendered once and then sent from memory.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import {
  type FinishedPage,
  finishPage,
  type HeadersOf,
  type RenderedPage,
  recompress,
} from '#server/http/finished-page.ts';
import { watchIdleTime } from '#server/http/idle-time.ts';
import { addressWithParameters, pageAddress } from '#server/http/page-key.ts';
import type { RenderClient } from '#server/http/render-queue.ts';
import { sendPage } from '#server/http/send-page.ts';

/** Seconds for which a page is fresh: events end, prices change. */
const freshSeconds = 30;
/**
 * Seconds for which an older page is sent while it is rendered again (stale-while-revalidate); after that readers
 * wait.
 */
const renewSeconds = 300;
/** Seconds for which a page that cannot be rendered again (database away) is still sent. */
const staleSeconds = 24 * 3600;
/** Milliseconds that a reader in a crowd waits for a new page where there is an earlier one. */
const crowdWait = 150;
/** How many readers wait when they are a crowd, be it for few pages. */
const crowdSize = 8;
/** Background renewals are queued separately. */
const renewal: RenderClient = { network: 'renewal' };
/** Bytes of finished pages: some 600, of which those that nobody asked for the longest make room. */
const maxBytes = 48 * 1024 * 1024;
/** Pages up to which a 404 is cached too; beyond it unknown addresses cannot fill the cache. */
const maxSizeFor404 = 2000;

interface Entry {
  page: FinishedPage;
  /** What the page is made of; none for what is no document. */
  source: string | undefined;
  version: number;
  renderedAt: number;
  /** The end of the day on which it was rendered: from then on "today" is another day. */
  dayEnds: number;
  /** False for a page without something that all pages have: sent only if there is no better one, and not cached. */
  isWhole: boolean;
}

interface Rendering {
  /** The content version that it shows; null until rendering begins. */
  version: number | null;
  result: Promise<Entry>;
}

export interface PageCacheOptions {
  /**
   * Renders the page at an address, in its turn, which is said by `begin`: it returns the source of the page that is
   * there, which need not be rendered again.
   * @throws what rendering threw, or if it takes too long
   */
  render: (address: string, client: RenderClient, begin: () => string | undefined) => Promise<RenderedPage>;
  /** Whether so many wait that an earlier page is better than a late one. */
  isCrowded: () => boolean;
  /** Whose turn a request takes. */
  renderClientOf: (request: IncomingMessage) => RenderClient;
  headersOf: HeadersOf;
  /** Whether a rendered page is complete. */
  isWhole: (answer: RenderedPage) => boolean;
  /** The latest known content version. */
  contentVersion: () => number;
  /** The latest content version that has been known for a second. */
  settledVersion: () => number;
  /** Milliseconds of the application's clock. */
  now: () => number;
  /** The end of a moment's day, in the same milliseconds. */
  endOfDay: (moment: number) => number;
}

export interface PageCache {
  /** Answers with the page of an address at once, or returns false. */
  answer(address: string, request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Renders, caches and answers; redirects and errors are not cached.
   * @throws what rendering threw, if there is no earlier page
   */
  fill(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** For documents, and for the router's data requests. */
const isRedirect = ({ status }: FinishedPage): boolean => (status >= 300 && status < 400) || status === 202;

/** Caches finished pages by address for one content version; each is rendered once at a time. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, contentVersion } = options;
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  /** The rendering of each address: one that is queued, without a version, or the latest that has begun. */
  const renderings = new Map<string, Rendering>();

  async function renderEntry(address: string, client: RenderClient, rendering: Rendering): Promise<Entry> {
    let renderedAt = now();
    let before: Entry | undefined;
    const answer = await options.render(address, client, () => {
      rendering.version = contentVersion();
      renderedAt = now();
      before = cache.peek(address);
      return before?.source;
    });
    const version = rendering.version ?? 0;
    const isWhole = options.isWhole(answer);
    const page =
      before && answer.isUnchanged
        ? before.page
        : await finishPage(answer, options.headersOf, 'public', before?.page);
    const { source } = answer;
    const entry = { page, source, version, renderedAt, dayEnds: options.endOfDay(renderedAt), isWhole };
    if (isWhole) store(address, entry);
    return entry;
  }

  function store(address: string, entry: Entry): void {
    const { status } = entry.page;
    const known = cache.peek(address);
    // A render that began before a change may end after one that began later.
    if (known && known.version > entry.version) return;
    if (status === 200 || (status === 404 && (known || cache.size < maxSizeFor404)))
      cache.set(address, entry);
    // A redirect or another final answer: the earlier page is out of date.
    else if (status < 500) cache.delete(address);
  }

  /**
   * One render per address and version at a time, however many requests wait for it. One that has not begun will show
   * what was published meanwhile.
   */
  function renew(address: string, client: RenderClient): Promise<Entry> {
    const before = renderings.get(address);
    if (before && (before.version === null || before.version === contentVersion())) return before.result;
    const { promise, resolve, reject } = Promise.withResolvers<Entry>();
    const rendering: Rendering = { version: null, result: promise };
    renderings.set(address, rendering);
    renderEntry(address, client, rendering)
      .finally(() => {
        if (renderings.get(address) === rendering) renderings.delete(address);
      })
      .then(resolve, reject);
    return promise;
  }

  const recompressed = new WeakSet<FinishedPage>();
  const hasTime = watchIdleTime();
  let isCompressing = false;

  /** Recompresses a page at its second request, one page at a time, after the answer and when there is time. */
  function recompressOnce(page: FinishedPage): void {
    if (isCompressing || recompressed.has(page) || page.status !== 200) return;
    if (renderings.size > 0 || !hasTime()) return;
    isCompressing = true;
    recompressed.add(page);
    recompress(page)
      .catch(() => undefined)
      .finally(() => {
        isCompressing = false;
      });
  }

  /** The cached page to send if rendering fails. */
  function earlierPage(address: string): Entry | undefined {
    const old = cache.get(address);
    return old && now() - old.renderedAt <= staleSeconds * 1000 ? old : undefined;
  }

  let readers = 0;
  const isCrowd = () => options.isCrowded() || readers >= crowdSize;

  /**
   * The new page. In a crowd the earlier one: at once for the second after a change, then where the new one is long in
   * coming.
   */
  async function newOrEarlierPage(address: string, client: RenderClient): Promise<Entry> {
    const result = renew(address, client);
    const old = earlierPage(address);
    if (!old) return result;
    // What happens to it is told to those who wait for it.
    result.catch(() => undefined);
    const isJustPublished = old.version !== contentVersion() && old.version >= options.settledVersion();
    if (isJustPublished && isCrowd()) return old;
    const { promise, resolve } = Promise.withResolvers<Entry>();
    const sendOldInCrowd = () => {
      if (isCrowd()) resolve(old);
      else timer = setTimeout(sendOldInCrowd, crowdWait);
    };
    let timer = setTimeout(sendOldInCrowd, crowdWait);
    result.then(resolve, () => resolve(old)).finally(() => clearTimeout(timer));
    return promise;
  }

  return {
    answer(address, request, response) {
      const entry = cache.get(address);
      // Something was published: this reader waits for the new page.
      if (!entry || entry.version !== contentVersion()) return false;
      const moment = now();
      const age = moment - entry.renderedAt;
      if (age > renewSeconds * 1000 || moment >= entry.dayEnds) return false;
      if (age > freshSeconds * 1000) void renew(address, renewal).catch(() => undefined);
      sendPage(entry.page, request, response);
      recompressOnce(entry.page);
      return true;
    },
    async fill(request, response) {
      const target = request.url ?? '/';
      const address = pageAddress(target);
      const client = options.renderClientOf(request);
      let entry: Entry;
      readers += 1;
      try {
        entry = await newOrEarlierPage(address, client);
        const whole = addressWithParameters(target);
        if (isRedirect(entry.page) && whole !== address) entry = await renew(whole, client);
        if (entry.page.status >= 500 || !entry.isWhole) entry = earlierPage(address) ?? entry;
      } catch (error) {
        const old = earlierPage(address);
        if (!old) throw error;
        entry = old;
      } finally {
        readers -= 1;
      }
      sendPage(entry.page, request, response);
    },
  };
}
