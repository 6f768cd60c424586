/** Fetches a screen's loader data: for navigation, for prefetching and for "load more". */
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import { buildHeader, prefetchLifetime, revisitLifetime } from '#domain/site/page-requests.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { getEditing } from '#state/editing.ts';
import { leaveOutdated } from '#state/outdated-page.ts';
import { minPlaceholderTimeOver } from '#state/placeholder-time.ts';
import { retryUntilResponse } from '#state/retry.ts';
import { componentsReady } from '#ui/first-interaction.ts';

/** The router's id of the route that shows an address. */
export function routeIdOf(page: string): string {
  const { pathname } = new URL(page, location.href);
  return `${matchPath(pathname)?.name}___${localeOfPath(pathname)}`;
}

declare global {
  /** The router's. */
  var __reactRouterManifest: { version: string } | undefined;
}

/** Whether the server has sent data of another build, which this page's scripts may not be able to read. */
export let isOutdated = false;

/** The loader data of an address; null for errors, redirects, data of another build and without a connection. */
export async function fetchPageData<D>(page: string, signal?: AbortSignal): Promise<D | null> {
  const screen = routeIdOf(page);
  const address = new URL(page, location.href);
  address.hash = '';
  // The router's address for data of the screen alone, without its layout.
  address.pathname += '.data';
  address.searchParams.set('_routes', screen);
  try {
    const { body, headers } = await fetch(address, signal && { signal });
    const build = headers.get(buildHeader);
    if (build && build !== __reactRouterManifest?.version) {
      isOutdated = true;
      return null;
    }
    const { value } = await decode(body as ReadableStream<Uint8Array>, window);
    return (value as Record<string, { data?: D }>)[screen]?.data ?? null;
  } catch {
    return null;
  }
}

interface Prefetch {
  data: Promise<unknown>;
  stop: AbortController | undefined;
}

/** By address without hash. */
const prefetches = new Map<string, Prefetch>();
let isAllowed = true;

/** From now on data is requested when a page is opened, so that editors see the current state. */
export function stopPrefetching(): void {
  isAllowed = false;
  prefetches.clear();
}

const keyOf = (page: string) => page.replace(/#.*/, '');

/**
 * Requests the data of an address and keeps it for half a minute. Does nothing if it was requested already.
 */
export function prefetchData(page: string): void {
  if (!isAllowed || prefetches.has(keyOf(page))) return;
  const stop = new AbortController();
  cachePrefetch(page, fetchPageData(page, stop.signal), prefetchLifetime, stop);
}

/** Keeps the data of a page that is left, in case the visitor soon returns to it. */
export function cachePageData(page: string, found: unknown): void {
  if (isAllowed) cachePrefetch(page, Promise.resolve(found), revisitLifetime);
}

function cachePrefetch(page: string, data: Promise<unknown>, lifetime: number, stop?: AbortController): void {
  const key = keyOf(page);
  prefetches.set(key, { data, stop });
  // Failures are not cached, since the next attempt may succeed.
  void data.then((found) => setTimeout(evictPrefetch, found ? lifetime : 0, key, data));
}

function evictPrefetch(key: string, data: Promise<unknown>): void {
  if (prefetches.get(key)?.data === data) prefetches.delete(key);
}

/** Takes the prefetched data out of the cache, or requests it; null if the request failed. */
async function takePrefetched({ url, signal }: Request): Promise<unknown> {
  const key = keyOf(url);
  const prefetch = prefetches.get(key);
  if (!prefetch) return fetchPageData(url, signal);
  const { data, stop } = prefetch;
  signal.addEventListener('abort', () => stop?.abort());
  const found = await data;
  evictPrefetch(key, data);
  return found;
}

/** False for a failed connection (TypeError), and for a response that was truncated or damaged. */
const isServerResponse = (error: unknown) =>
  !(error instanceof TypeError) && !/decode/.test((error as Error).message);

interface LoaderArgs<D> {
  request: Request;
  serverLoader: () => Promise<D>;
}

/**
 * The `clientLoader` of every screen: uses prefetched data or requests it, and waits for the screen's lazy components,
 * so that it is complete when it appears. Retries while the connection fails; editors' pages that are read again stay
 * meanwhile (`keep-shown.ts`). After an upgrade the requested page is loaded as a document.
 */
export async function screenData<D>({ request, serverLoader }: LoaderArgs<D>): Promise<D> {
  const isKept = getEditing().keepShown !== null && request.url === keyOf(location.href);
  let prefetched = takePrefetched(request) as Promise<D | null> | null;
  const attempt = async () => {
    const current = prefetched;
    prefetched = null;
    const found = await current;
    if (isOutdated && !(found && isKept)) await leaveOutdated(isKept);
    return found ?? serverLoader();
  };
  const [loaded] = await Promise.all([
    retryUntilResponse(
      attempt,
      () => !request.signal.aborted,
      (error) => isKept || isServerResponse(error),
    ),
    componentsReady(),
  ]);
  await minPlaceholderTimeOver();
  return loaded;
}
