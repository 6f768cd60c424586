// The page cache: every anonymous page is rendered once and then goes out as the bytes that it is.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Encoding, type FinishedPage, finishPage } from '#server/http/finished-page.ts';
import { pageAddress } from '#server/http/page-key.ts';

/** Seconds after which a page renews itself behind its readers: days pass, evenings end. */
const freshSeconds = 30;
/** A page that cannot be renewed (database away) goes on being served for so long. */
const staleSeconds = 24 * 3600;
const mostBytes = 96 * 1024 * 1024;

interface Entry extends FinishedPage {
  version: number;
  renderedAt: number;
  /** Flat header list per encoding, ready for `writeHead`. */
  headers: Record<Encoding, string[]>;
}

export interface PageCacheOptions {
  /** Renders the page at a canonical address; null where the answer must not be kept. */
  render: (address: string) => Promise<Response>;
  headersOf: (page: FinishedPage) => [string, string][];
  /** The version of the content as last heard of. */
  contentVersion: () => number;
  now?: () => number;
}

export interface PageCache {
  /** Answers from the cache at once, or returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders, keeps and answers; a redirect or an error is answered without being kept. */
  fill(request: IncomingMessage, response: ServerResponse): Promise<void>;
  size(): number;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const now = options.now ?? Date.now;
  const cache = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: (entry) =>
      entry.variants.identity.body.length + entry.variants.br.body.length + entry.variants.gzip.body.length + 2048,
  });
  const underWay = new Map<string, Promise<Entry | Response>>();

  async function renderEntry(address: string): Promise<Entry | Response> {
    const version = options.contentVersion();
    const answer = await options.render(address);
    const keep = answer.status === 200 || answer.status === 404;
    if (!keep || answer.headers.has('Set-Cookie')) return answer;
    const contentType = answer.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    const page = await finishPage(answer.status, contentType, await answer.text());
    const shared = options.headersOf(page);
    // What React Router's own data requests need to be told apart.
    for (const [name, value] of answer.headers) if (name.startsWith('x-remix')) shared.push([name, value]);
    const headers = {} as Record<Encoding, string[]>;
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { body, etag } = page.variants[encoding];
      headers[encoding] = shared.flat();
      headers[encoding].push('Content-Type', page.contentType, 'ETag', etag, 'Vary', 'Accept-Encoding');
      headers[encoding].push('Cache-Control', 'public, max-age=0, must-revalidate');
      if (encoding !== 'identity') headers[encoding].push('Content-Encoding', encoding);
      headers[encoding].push('Content-Length', String(body.length));
    }
    const entry: Entry = { ...page, headers, version, renderedAt: now() };
    // Unknown addresses are answered from the cache too, but only while it is small: nobody fills it with them.
    if (page.status === 200 || cache.size < 2000) cache.set(address, entry);
    return entry;
  }

  /** One render per address at a time, however many wait for it. */
  function renewed(address: string): Promise<Entry | Response> {
    let promise = underWay.get(address);
    if (!promise) {
      promise = renderEntry(address).finally(() => underWay.delete(address));
      underWay.set(address, promise);
    }
    return promise;
  }

  return {
    answer(request, response) {
      const address = pageAddress(request.url ?? '/');
      const entry = cache.get(address);
      if (!entry) return false;
      const age = now() - entry.renderedAt;
      // Something was published: the next reader waits the few milliseconds for the new page.
      if (entry.version !== options.contentVersion()) return false;
      if (age > staleSeconds * 1000) return false;
      if (age > freshSeconds * 1000) void renewed(address).catch(() => undefined);
      send(entry, request, response);
      return true;
    },
    async fill(request, response) {
      const address = pageAddress(request.url ?? '/');
      let result: Entry | Response;
      try {
        result = await renewed(address);
      } catch (error) {
        const kept = cache.get(address);
        if (!kept || now() - kept.renderedAt > staleSeconds * 1000) throw error;
        result = kept;
      }
      if (!(result instanceof Response)) {
        send(result, request, response);
        return;
      }
      const kept = result.status >= 500 ? cache.get(address) : undefined;
      if (kept && now() - kept.renderedAt <= staleSeconds * 1000) send(kept, request, response);
      else await sendResponse(result.clone(), response);
    },
    size: () => cache.size,
  };
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(request);
  const { body, etag } = entry.variants[encoding];
  const headers = entry.headers[encoding];
  if (entry.status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers.slice(0, -2));
    response.end();
    return;
  }
  response.writeHead(entry.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  const headers: string[] = [];
  for (const [name, value] of answer.headers) headers.push(name, value);
  response.writeHead(answer.status, headers);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
