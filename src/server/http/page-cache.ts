// The page cache: renders every anonymous page once and serves it from memory.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { QueuedClient } from '#server/http/fair-queue.ts';
import {
  type FinishedPage,
  finishPage,
  type HeadersOf,
  type RenderedPage,
  recompress,
} from '#server/http/finished-page.ts';
import { watchIdleTime } from '#server/http/idle-time.ts';
import { addressWithParameters, pageAddress } from '#server/http/page-key.ts';
import { sendPage } from '#server/http/send-page.ts';

/** Seconds for which a page is fresh; events end and prices change. */
const freshSeconds = 30;
/** Seconds for which a page is served while it is revalidated (stale-while-revalidate); after that requests wait. */
const renewSeconds = 300;
/** Seconds for which a page is served if rendering fails, e.g. while the database is away (stale-if-error). */
const staleSeconds = 24 * 3600;
/** Milliseconds that a request under load waits for a new page if there is an earlier one. */
const crowdWait = 150;
/** Number of waiting requests that counts as load, even if for few pages; also of pages that are replaced at a time. */
const crowdSize = 8;
/**
 * Renders that replace an earlier page have turns of their own: those of pages never requested before, of which a crowd
 * or a robot can request any number, must not delay what was published.
 */
const renewal: QueuedClient = { network: 'renewal' };
/** Maximum bytes of finished pages, some 600; the least recently used are evicted. */
const maxBytes = 48 * 1024 * 1024;
/** Number of cached pages up to which a 404 is cached too, so that unknown addresses cannot fill the cache. */
const maxSizeFor404 = 2000;

interface Entry {
  page: FinishedPage;
  /** Hash of the inputs; undefined if the page is not a document. */
  source: string | undefined;
  version: number;
  renderedAt: number;
  /** The end of the day of the render: after it, "today" has changed. */
  dayEnds: number;
  /** False for a page that lacks a part: served only if there is no better one, and not cached. */
  isWhole: boolean;
}

interface Rendering {
  /** Its content version; null until rendering starts. */
  version: number | null;
  result: Promise<Entry>;
}

export interface PageCacheOptions {
  /**
   * Renders the page at an address when its turn comes. Then it calls `start`, which returns the source of the cached
   * page: the page is not rendered again if that is the same.
   * @throws the error of the render, or a timeout
   */
  render: (address: string, client: QueuedClient, start: () => string | undefined) => Promise<RenderedPage>;
  /** Whether the queue is so long that an earlier page is better than a late one. */
  isUnderLoad: () => boolean;
  /** The queue of a request. */
  renderClientOf: (request: IncomingMessage) => QueuedClient;
  headersOf: HeadersOf;
  /** Whether a rendered page is complete. */
  isWhole: (answer: RenderedPage) => boolean;
  /** The latest known content version. */
  contentVersion: () => number;
  /** The latest content version that is at least a second old. */
  settledVersion: () => number;
  /** The application's clock, in milliseconds. */
  now: () => number;
  /** The end of the day of a moment, in milliseconds. */
  endOfDay: (moment: number) => number;
}

export interface PageCache {
  /** Serves the cached page of an address; returns false if there is none. */
  serve(address: string, request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Renders, caches and serves a page; redirects and errors are not cached.
   * @throws the error of the render, if there is no earlier page
   */
  fill(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Status 202 is the redirect of the router's data requests. */
const isRedirect = ({ status }: FinishedPage): boolean => (status >= 300 && status < 400) || status === 202;

/** Caches finished pages by address for one content version; concurrent requests share a render. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, contentVersion } = options;
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  /** The current render of each address: one that is queued, without a version, or the latest that has started. */
  const renderings = new Map<string, Rendering>();
  /** How many of them replace an earlier page. */
  let replacing = 0;

  async function renderEntry(address: string, client: QueuedClient, rendering: Rendering): Promise<Entry> {
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
    const cached = cache.peek(address);
    // A render that started before a change may end after one that started later.
    if (cached && cached.version > entry.version) return;
    if (status === 200 || (status === 404 && (cached || cache.size < maxSizeFor404)))
      cache.set(address, entry);
    // A redirect or another final response: the cached page is outdated.
    else if (status < 500) cache.delete(address);
  }

  /**
   * Renders an address at most once per version, however many requests wait. A queued render will have what was
   * published in the meantime.
   */
  function renew(address: string, client: QueuedClient): Promise<Entry> {
    const before = renderings.get(address);
    if (before && (before.version === null || before.version === contentVersion())) return before.result;
    const { promise, resolve, reject } = Promise.withResolvers<Entry>();
    const rendering: Rendering = { version: null, result: promise };
    renderings.set(address, rendering);
    if (client === renewal) replacing += 1;
    renderEntry(address, client, rendering)
      .finally(() => {
        if (client === renewal) replacing -= 1;
        if (renderings.get(address) === rendering) renderings.delete(address);
      })
      .then(resolve, reject);
    return promise;
  }

  const recompressed = new WeakSet<FinishedPage>();
  const hasTime = watchIdleTime();
  let isCompressing = false;

  /** Recompresses a page after its second request: one page at a time, when the main thread is idle. */
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
  const isOverloaded = () => options.isUnderLoad() || readers >= crowdSize;

  /**
   * Returns the new page. Under load it returns the earlier one: at once within a second after a change, and otherwise
   * if the new one takes too long.
   */
  async function newOrEarlierPage(address: string, client: QueuedClient): Promise<Entry> {
    const old = earlierPage(address);
    // A place that becomes free is taken by the next request: pages that many read are replaced first.
    if (old && replacing >= crowdSize && !renderings.has(address)) return old;
    const result = renew(address, old ? renewal : client);
    if (!old) return result;
    // A rejection is handled by the requests that wait.
    result.catch(() => undefined);
    const isJustPublished = old.version !== contentVersion() && old.version >= options.settledVersion();
    if (isJustPublished && isOverloaded()) return old;
    const { promise, resolve } = Promise.withResolvers<Entry>();
    const sendStaleUnderLoad = () => {
      if (isOverloaded()) resolve(old);
      else timer = setTimeout(sendStaleUnderLoad, crowdWait);
    };
    let timer = setTimeout(sendStaleUnderLoad, crowdWait);
    result.then(resolve, () => resolve(old)).finally(() => clearTimeout(timer));
    return promise;
  }

  return {
    serve(address, request, response) {
      const entry = cache.get(address);
      // The content has changed: this request waits for the new page.
      if (!entry || entry.version !== contentVersion()) return false;
      const moment = now();
      const age = moment - entry.renderedAt;
      // A page of the future: the clock was set back.
      if (age < 0 || age > renewSeconds * 1000 || moment >= entry.dayEnds) return false;
      // Under load what was published comes first.
      if (age > freshSeconds * 1000 && !options.isUnderLoad())
        void renew(address, renewal).catch(() => undefined);
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
