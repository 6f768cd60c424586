/**
 * Client middleware of the router: a page or screen that is read again stays if that fails, whoever answers, and so does a
 * screen of the back office whose next one does not come through.
 */
import {
  type DataStrategyResult,
  UNSAFE_decodeViaTurboStream as decode,
  type MiddlewareFunction,
} from 'react-router';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { setGlobal } from '#state/global.ts';
import { retryUntilAnswered } from '#state/retry.ts';

type Results = Record<string, DataStrategyResult>;
type LoaderData = Record<string, unknown>;

/** The router puts itself there. */
interface RouterWindow {
  __reactRouterDataRouter: { state: { loaderData: LoaderData; errors: object | null } };
}

/** Root and layouts, without whose data there is no page left on which an error could be shown. */
const isFrame = (id: string) => /^root$|layout|^back-office$/.test(id);

/** What the site says of a missing record or page. The 404 of a proxy is a failure like any other. */
const isGone = ({ status, data }: { status?: number; data?: unknown }) =>
  status === 404 && (typeof data !== 'string' || data === '404 Not Found');

/**
 * Results of loaders with what is shown in place of those that failed: all of them if this address is read again, else
 * those of root and layouts. `failed` is the status of a page that stays, 0 without an answer.
 */
export function keptResults(results: Results, shown: LoaderData, isReadAgain: boolean) {
  const all = Object.entries(results);
  const errors = all.flatMap(([, { type, result }]) =>
    type === 'error' ? [result as { status?: number }] : [],
  );
  // Redirects are thrown.
  const isAnswered = errors.some((error) => error instanceof Response || isGone(error));
  const isKept = isReadAgain && errors.length > 0 && !isAnswered && all.every(([id]) => shown[id]);
  const kept = all.map(([id, found]) => {
    // All are kept, because the layout has nothing for somebody who is logged out.
    const stays = isKept || (found.type === 'error' && !isAnswered && isFrame(id) && shown[id]);
    return [id, stays ? { type: 'data', result: shown[id] } : found] as const;
  });
  return {
    results: Object.fromEntries(kept) as Results,
    failed: isKept ? Math.max(...errors.map(({ status = 0 }) => status)) : null,
  };
}

/**
 * Whether the next screen does not come through: the connection failed, what came is no data, or the server or what stands
 * before it failed. A screen that shows an error has nothing to stay for when the server answers.
 */
export const isRetried = (results: Results, isErrorShown: boolean) =>
  Object.values(results).some(({ type, result }) => {
    if (type !== 'error' || result instanceof Response) return false;
    const { message = '', status = 500 } = result as { message?: string; status?: number };
    return result instanceof TypeError || /decode/.test(message) || (status >= 500 && !isErrorShown);
  });

/** The data of these routes once more: the router itself asks only once. */
async function fetchResults(url: string, ids: readonly string[]): Promise<Results> {
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
      const found = await fetchResults(request.url, Object.keys(results));
      if (mayRetry(found)) throw found;
      return found;
    };
    results = await retryUntilAnswered(
      again,
      () => !request.signal.aborted,
      () => false,
    );
  }
  const { loaderData } = router.state;
  const kept = keptResults(results, loaderData, isReadAgain);
  // A newer reading says itself how it ends.
  if (!request.signal.aborted) setGlobal({ outdated: kept.failed === null ? null : { status: kept.failed } });
  return kept.results;
};
