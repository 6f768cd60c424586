/** The data behind an address: for its screen, for a link that is about to be followed, and for a list that grows. */
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import { prefetchLifetime } from '#domain/site/page-requests.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { placeholderSeen } from '#state/placeholder-time.ts';
import { componentsReady } from '#ui/first-interaction.ts';

/** The screen of an address, as the router calls it. */
export function screenOf(page: string): string {
  const { pathname } = new URL(page, location.href);
  return `${matchPath(pathname)?.name}___${localeOfPath(pathname)}`;
}

/** What the screen of an address is given; null where there is none, where it leads elsewhere, or without a connection. */
export async function pageData<D>(page: string, signal?: AbortSignal): Promise<D | null> {
  const screen = screenOf(page);
  const address = new URL(page, location.href);
  address.hash = '';
  // As the router asks for it while the layout around the screen stays.
  address.pathname += '.data';
  address.searchParams.set('_routes', screen);
  try {
    const { body } = await fetch(address, signal && { signal });
    const { value } = await decode(body as ReadableStream<Uint8Array>, window);
    return (value as Record<string, { data?: D }>)[screen]?.data ?? null;
  } catch {
    return null;
  }
}

interface Prefetch {
  data: Promise<unknown>;
  stop: AbortController;
}

/** By address, without the hash. */
const prefetches = new Map<string, Prefetch>();
let isAllowed = true;

/** From now on every page is requested when it is opened: whoever edits wants to see what is there then. */
export function stopPrefetching(): void {
  isAllowed = false;
  prefetches.clear();
}

const keyOf = (page: string) => page.replace(/#.*/, '');

/** Requests the data of a page that is about to be opened, once, and keeps it for half a minute. */
export function prefetchData(page: string): void {
  const key = keyOf(page);
  if (!isAllowed || prefetches.has(key)) return;
  const stop = new AbortController();
  const data = pageData(page, stop.signal);
  prefetches.set(key, { data, stop });
  // What failed is not kept: a moment later it may work.
  void data.then((found) => setTimeout(forget, found ? prefetchLifetime : 0, key, data));
}

function forget(key: string, data: Promise<unknown>): void {
  if (prefetches.get(key)?.data === data) prefetches.delete(key);
}

/** What was prefetched, taken once; null where nothing was, or where it failed. */
async function takePrefetched({ url, signal }: Request): Promise<unknown> {
  const key = keyOf(url);
  const prefetch = prefetches.get(key);
  if (!prefetch) return null;
  const { data, stop } = prefetch;
  signal.addEventListener('abort', () => stop.abort());
  const found = await data;
  forget(key, data);
  return found;
}

interface LoaderArgs<D> {
  request: Request;
  serverLoader: () => Promise<D>;
}

/**
 * What every screen's `clientLoader` does: takes what was prefetched, or asks the server, and waits for the components
 * that draw it, so that nothing is empty on the way to it.
 */
export async function screenData<D>({ request, serverLoader }: LoaderArgs<D>): Promise<D> {
  const data = (await takePrefetched(request)) as D | null;
  const [loaded] = await Promise.all([data ?? serverLoader(), componentsReady()]);
  await placeholderSeen();
  return loaded;
}
