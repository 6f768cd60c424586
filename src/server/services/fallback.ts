// Fallbacks for parts that a page can do without: a failure is only logged.
import type { AppContext } from '#server/app-context.ts';

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
