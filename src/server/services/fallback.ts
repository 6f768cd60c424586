// Fallbacks for parts that a page can do without: a failure is only logged. While the database is away there are none:
// the page fails as a whole, and an earlier one is shown.
import type { AppContext } from '#server/app-context.ts';
import { isDatabaseAway } from '#server/database-failure.ts';
import type { Degraded } from '#server/request-contexts.ts';

/** The page that the part belongs to: a failure is reported there, so that the incomplete page is not cached. */
export interface PageWithParts extends Pick<AppContext, 'log'> {
  /** Missing where nothing is kept anyhow. */
  degraded?: Degraded;
}

/** The result, or `otherwise` after a failure; `what` names it in the log. */
export async function withFallback<T, O>(
  { log, degraded }: PageWithParts,
  what: string,
  asked: Promise<T>,
  otherwise: O,
): Promise<T | O> {
  try {
    return await asked;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error }, `A page goes without its ${what}`);
    if (degraded) degraded.isThere = true;
    return otherwise;
  }
}

/** A record's dates; for a page, none where they cannot be read. An endpoint fails with them. */
export const datesOf = <T>(page: PageWithParts | undefined, asked: Promise<T[]>): Promise<T[]> =>
  page ? withFallback(page, 'dates', asked, []) : asked;

/** The list, or an empty one after a failure. */
export async function listWithFallback<T>(
  page: PageWithParts,
  what: string,
  asked: Promise<readonly T[]>,
): Promise<readonly T[]> {
  const list = await withFallback(page, what, asked, null);
  if (list?.length === 0) page.log.warn(`There are no ${what}`);
  return list ?? [];
}

/**
 * For the failure of what a page consists of: visitors see 404, as the specification says (8.4); the log has the
 * reason, and the page is not cached.
 */
export function failureAsNotFound({ log, degraded }: Required<PageWithParts>, message: string) {
  return (error: unknown): never => {
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error }, message);
    degraded.isThere = true;
    throw new Response('404 Not Found', { status: 404, statusText: 'Not Found' });
  };
}
