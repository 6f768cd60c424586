// What a page can do without: its failure is told to the log and to nobody else. Serves colours, settings, home, tips.
import type { AppContext } from '#server/app-context.ts';

/** What was asked for, or `otherwise` where it fails; `what` names it in the log. */
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

/** A list that a page can do without; that it is empty is a warning in the log. */
export async function listWithFallback<T>(
  appContext: Pick<AppContext, 'log'>,
  what: string,
  asked: Promise<readonly T[]>,
): Promise<readonly T[]> {
  const list = await withFallback(appContext, what, asked, null);
  if (list?.length === 0) appContext.log.warn(`There are no ${what}`);
  return list ?? [];
}
