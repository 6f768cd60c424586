/**
 * Client middleware of the router: if revalidating a page or screen fails, the displayed data is kept, whatever
 * responded. A screen of the back office also stays while the data of the next screen cannot be loaded.
 */
import {
  type DataStrategyResult,
  UNSAFE_decodeViaTurboStream as decode,
  type MiddlewareFunction,
} from 'react-router';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { setGlobal } from '#state/global.ts';
import { retryUntilResponse } from '#state/retry.ts';

type Results = Record<string, DataStrategyResult>;
type LoaderData = Record<string, unknown>;

/** The router puts itself there. */
interface RouterWindow {
  __reactRouterDataRouter: { state: { loaderData: LoaderData; errors: object | null } };
}

/** Root and layouts: without their data, no error can be rendered on the page. */
const isRootOrLayout = (id: string) => /^root$|layout|^back-office$/.test(id);

/** What the site says of a missing record or page. The 404 of a proxy is a failure like any other. */
const isNotFoundError = ({ status, data }: { status?: number; data?: unknown }) =>
  status === 404 && (typeof data !== 'string' || data === '404 Not Found');

/**
 * The results of loaders, with displayed data in place of failed results: all of them if the current address is
 * revalidated, otherwise only those of root and layouts. `failed` is the status of a failed revalidation, 0 if there
 * was no response.
 */
export function resultsWithShownData(results: Results, shown: LoaderData, isReadAgain: boolean) {
  const all = Object.entries(results);
  const errors = all.flatMap(([, { type, result }]) =>
    type === 'error' ? [result as { status?: number }] : [],
  );
  // Redirects are thrown.
  const isAnswered = errors.some((error) => error instanceof Response || isNotFoundError(error));
  const isKept = isReadAgain && errors.length > 0 && !isAnswered && all.every(([id]) => shown[id]);
  const kept = all.map(([id, found]) => {
    // All are kept, because the layout has nothing for somebody who is logged out.
    const stays = isKept || (found.type === 'error' && !isAnswered && isRootOrLayout(id) && shown[id]);
    return [id, stays ? { type: 'data', result: shown[id] } : found] as const;
  });
  return {
    results: Object.fromEntries(kept) as Results,
    failed: isKept ? Math.max(...errors.map(({ status = 0 }) => status)) : null,
  };
}

/**
 * Whether loading the next screen failed and is retried: the connection failed, the response is not loader data, or the
 * server or a proxy returned an error. A displayed error screen is replaced as soon as the server responds, even with
 * an error.
 */
export const isRetried = (results: Results, isErrorShown: boolean) =>
  Object.values(results).some(({ type, result }) => {
    if (type !== 'error' || result instanceof Response) return false;
    const { message = '', status = 500 } = result as { message?: string; status?: number };
    return result instanceof TypeError || /decode/.test(message) || (status >= 500 && !isErrorShown);
  });

/** Fetches the loader data of these routes again; the router itself sends one request only. */
async function refetchLoaderData(url: string, ids: readonly string[]): Promise<Results> {
  const address = new URL(url);
  address.pathname += '.data';
  const { body } = await fetch(address);
  const { value } = await decode(body as ReadableStream<Uint8Array>, window);
  const found = value as Record<string, { data?: unknown; error?: unknown } | undefined>;
  return Object.fromEntries(
    ids.map((id) => {
      const { data, error } = found[id] ?? {};
      return [id, error === undefined ? { type: 'data', result: data } : { type: 'error', result: error }];
    }),
  );
}

export const keepShown: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isReadAgain = request.url === location.href.replace(/#.*/, '');
  const router = (window as unknown as RouterWindow).__reactRouterDataRouter;
  const mayRetry = (found: Results) =>
    !request.signal.aborted && isRetried(found, router.state.errors !== null);
  let results = await next();
  // Screens of the site do so themselves.
  if (!isReadAgain && mayRetry(results) && isBackOfficePath(new URL(request.url).pathname)) {
    const again = async () => {
      const found = await refetchLoaderData(request.url, Object.keys(results));
      if (mayRetry(found)) throw found;
      return found;
    };
    results = await retryUntilResponse(
      again,
      () => !request.signal.aborted,
      () => false,
    );
  }
  const { loaderData } = router.state;
  const kept = resultsWithShownData(results, loaderData, isReadAgain);
  // A newer reading says itself how it ends.
  if (!request.signal.aborted) setGlobal({ outdated: kept.failed === null ? null : { status: kept.failed } });
  return kept.results;
};
