// Fallbacks for optional parts of a page: a failure is only logged. If the database is unavailable there is no
// fallback: the page fails, and an earlier one is served.
import type { AppContext } from '#server/app-context.ts';
import { isDatabaseUnreachable } from '#server/database-failure.ts';
import type { Degraded } from '#server/request-contexts.ts';

/** The page of the part, marked as incomplete after a failure, so that it is not cached. */
export interface PageWithParts extends Pick<AppContext, 'log'> {
  /** Undefined if the result is not cached. */
  degraded?: Degraded;
}

/** Returns the result, or `otherwise` after a failure; `what` is for the log. */
export async function withFallback<T, O>(
  { log, degraded }: PageWithParts,
  what: string,
  pending: Promise<T>,
  otherwise: O,
): Promise<T | O> {
  try {
    return await pending;
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    log.error({ err: error }, `A page is served without its ${what}`);
    if (degraded) degraded.isThere = true;
    return otherwise;
  }
}

/** Events of a record; empty on a page if they cannot be read. Without a page, the failure is thrown. */
export const datesOf = <T>(page: PageWithParts | undefined, pending: Promise<T[]>): Promise<T[]> =>
  page ? withFallback(page, 'dates', pending, []) : pending;

/** The list, or an empty one after a failure. */
export async function listWithFallback<T>(
  page: PageWithParts,
  what: string,
  pending: Promise<readonly T[]>,
): Promise<readonly T[]> {
  const list = await withFallback(page, what, pending, null);
  if (list?.length === 0) page.log.warn(`There are no ${what}`);
  return list ?? [];
}

/**
 * For essential data of a page: visitors see 404; the error is logged, and the page is
 * not cached.
 */
export function failureAsNotFound({ log, degraded }: Required<PageWithParts>, message: string) {
  return (error: unknown): never => {
    if (isDatabaseUnreachable(error)) throw error;
    log.error({ err: error }, message);
    degraded.isThere = true;
    throw new Response('404 Not Found', { status: 404, statusText: 'Not Found' });
  };
}
