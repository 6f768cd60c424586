// Fallbacks for parts that a page can do without: a failure is only logged. While the database is away there are none:
// the page fails as a whole, and an earlier one is shown.
import type { AppContext } from '#server/app-context.ts';
import { isDatabaseAway } from '#server/database-failure.ts';
import type { Degraded } from '#server/request-contexts.ts';

/** The result, or `otherwise` after a failure; `what` names it in the log. */
export async function withFallback<T, O>(
  { log }: Pick<AppContext, 'log'>,
  what: string,
  asked: Promise<T>,
  otherwise: O,
): Promise<T | O> {
  try {
    return await asked;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error }, `A page goes without its ${what}`);
    return otherwise;
  }
}

/** The list, or an empty one after a failure. */
export async function listWithFallback<T>(
  appContext: Pick<AppContext, 'log'>,
  what: string,
  asked: Promise<readonly T[]>,
): Promise<readonly T[]> {
  const list = await withFallback(appContext, what, asked, null);
  if (list?.length === 0) appContext.log.warn(`There are no ${what}`);
  return list ?? [];
}

/**
 * For the failure of what a page consists of: visitors see 404, as the specification says (8.4); the log has the
 * reason, and the page is not cached.
 */
export function failureAsNotFound({ log }: Pick<AppContext, 'log'>, degraded: Degraded, message: string) {
  return (error: unknown): never => {
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error }, message);
    degraded.isThere = true;
    throw new Response('404 Not Found', { status: 404, statusText: 'Not Found' });
  };
}
