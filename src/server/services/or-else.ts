// What a page can do without: its failure is told to the log and to nobody else. Serves colours, settings, home, tips.
import type { House } from '#server/house.ts';

/** What was asked for, or `otherwise` where it fails; `what` names it in the log. */
export async function orElse<T, O>(
  { log }: Pick<House, 'log'>,
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
export async function listOrNone<T>(
  house: Pick<House, 'log'>,
  what: string,
  asked: Promise<readonly T[]>,
): Promise<readonly T[]> {
  const list = await orElse(house, what, asked, null);
  if (list?.length === 0) house.log.warn(`There are no ${what}`);
  return list ?? [];
}
