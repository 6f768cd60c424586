/**
 * Client middleware of the router: if the next screen of the back office cannot be loaded, the displayed one stays with
 * all that was typed and chosen. Loading is retried, for somebody whose session has ended after the login. Screens of
 * the site retry in their own loaders.
 */
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { retryUntilResponse } from '#state/retry.ts';
import { displayedState, fetchLoaderData, isRevalidation, type LoaderResults } from './router-internals.ts';

/**
 * Retried are a failed connection, a response that is not loader data, and an error of the server or a proxy. If an error
 * is displayed already, the server's new error replaces it.
 */
export const isRetried = (results: LoaderResults, isErrorDisplayed: boolean) =>
  Object.values(results).some(({ type, result }) => {
    // Redirects are thrown.
    if (type !== 'error' || result instanceof Response) return false;
    const { message = '', status = 500 } = result as { message?: string; status?: number };
    return result instanceof TypeError || /decode/.test(message) || (status >= 500 && !isErrorDisplayed);
  });

const isLoggedOut = (results: LoaderResults) =>
  Object.values(results).some(
    ({ type, result }) => type === 'error' && (result as { status?: number }).status === 401,
  );

/** @param logIn opens the login; false if it was dismissed */
export async function retryNextScreen(
  { request }: { request: Request },
  next: () => Promise<LoaderResults>,
  logIn: () => Promise<boolean>,
): Promise<LoaderResults> {
  const isNextScreen = !isRevalidation(request) && isBackOfficePath(new URL(request.url).pathname);
  const isWanted = () => !request.signal.aborted;
  const mayRetry = (found: LoaderResults) => isWanted() && isRetried(found, displayedState().errors !== null);
  const results = await next();
  if (!isNextScreen) return results;
  // The router itself sends one request only.
  const fetchAgain = () => fetchLoaderData(request.url, Object.keys(results));
  const isLoginNeeded = isWanted() && isLoggedOut(results) && displayedState().errors === null;
  if (isLoginNeeded) return (await logIn()) && isWanted() ? fetchAgain() : results;
  if (!mayRetry(results)) return results;
  const attempt = async () => {
    const found = await fetchAgain();
    if (mayRetry(found)) throw found;
    return found;
  };
  return retryUntilResponse(attempt, isWanted, () => false);
}
