/**
 * Client middleware of the router: if the displayed page or screen is loaded again and that fails, its data stays, and a
 * notice says so. If the next screen cannot be loaded, loading is retried.
 */
import { setGlobal } from '#state/global.ts';
import { leaveOutdated } from '#state/outdated-page.ts';
import { retryNextScreen } from './retry-next-screen.ts';
import { displayedState, isRevalidation, type LoaderData, type LoaderResults } from './router-internals.ts';

/** Root and layouts. Without their data, even an error cannot be rendered. */
const isRootOrLayout = (id: string) => /^root$|layout|^back-office$/.test(id);

/** The site's own 404 for a missing record or page. The 404 of a proxy counts as a failure. */
const isNotFoundError = ({ status, data }: { status?: number; data?: unknown }) =>
  status === 404 && (typeof data !== 'string' || data === '404 Not Found');

/**
 * Replaces failed results by the displayed data: all of them in a revalidation, otherwise only those of root and layouts.
 * `failed` is the status of a failed revalidation, 0 if there was no response.
 */
export function resultsWithShownData(results: LoaderResults, shown: LoaderData, isReadAgain: boolean) {
  const all = Object.entries(results);
  const errors = all.flatMap(([, { type, result }]) =>
    type === 'error' ? [result as { status?: number }] : [],
  );
  // Redirects are thrown. They and a missing record are answers, which are shown.
  const isAnswered = errors.some((error) => error instanceof Response || isNotFoundError(error));
  const isKept = isReadAgain && errors.length > 0 && !isAnswered && all.every(([id]) => shown[id]);
  const kept = all.map(([id, found]) => {
    // Successful results are replaced as well: for somebody who is logged out, the layout's is empty.
    const stays = isKept || (found.type === 'error' && !isAnswered && isRootOrLayout(id) && shown[id]);
    return [id, stays ? { type: 'data', result: shown[id] } : found] as const;
  });
  return {
    results: Object.fromEntries(kept) as LoaderResults,
    failed: isKept ? Math.max(...errors.map(({ status = 0 }) => status)) : null,
  };
}

/** Whether a screen of the back office is that of another build. Screens of the site find out in their own loaders. */
function isOfOtherBuild(results: LoaderResults): boolean {
  const { build } = (results['back-office']?.result ?? {}) as { build?: string };
  return !!build && build !== window.__reactRouterManifest?.version;
}

/** @param logIn opens the login; false if it was dismissed */
export async function keepShown(
  { request }: { request: Request },
  next: () => Promise<LoaderResults>,
  logIn: () => Promise<boolean>,
): Promise<LoaderResults> {
  const isReadAgain = isRevalidation(request);
  const loaded = await retryNextScreen({ request }, next, logIn);
  if (!isReadAgain && isOfOtherBuild(loaded)) await leaveOutdated(false);
  const { results, failed } = resultsWithShownData(loaded, displayedState().loaderData, isReadAgain);
  // If it was aborted, a newer request reports its own result.
  if (!request.signal.aborted) setGlobal({ outdated: failed === null ? null : { status: failed } });
  return results;
}
