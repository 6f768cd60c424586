// Counts addresses that were not found and used redirects in memory, and writes the counts once a minute.
import { addressToCount } from '#domain/site/address-to-count.ts';
import type { AppContext } from '#server/app-context.ts';
import { countNotFoundAddresses, countRedirects } from '#server/services/site/address-hits.ts';

/**
 * Maximum number of distinct paths between two writes; further ones are not counted, which limits the cost of a flood.
 */
const maxPaths = 200;
/** Milliseconds between two writes. */
const pause = 60_000;

export interface AddressHits {
  /** @param status status of the response to a visitor's page request */
  count(target: string, status: number): void;
  /** Writes the counts since the last write. */
  flush(): Promise<void>;
  /** Writes the remaining counts and stops. */
  close(): Promise<void>;
}

/**
 * Counts paths without their query. Beyond {@link maxPaths} distinct paths, new ones are dropped until the next write.
 */
export function countAddressHits({ database, log }: Pick<AppContext, 'database' | 'log'>): AddressHits {
  let notFound = new Map<string, number>();
  let redirected = new Map<string, number>();
  const add = (hits: Map<string, number>, target: string) => {
    const path = addressToCount(target.split('?', 1)[0] ?? '');
    if (path !== null && (hits.has(path) || hits.size < maxPaths)) hits.set(path, (hits.get(path) ?? 0) + 1);
  };
  async function flush(): Promise<void> {
    const counted = { notFound, redirected };
    if (notFound.size + redirected.size === 0) return;
    notFound = new Map();
    redirected = new Map();
    try {
      await countNotFoundAddresses(database, counted.notFound);
      await countRedirects(database, counted.redirected);
    } catch (error) {
      // The counts of a minute are not worth a retry.
      log.warn({ err: error }, 'Hits of addresses could not be written');
    }
  }
  const timer = setInterval(() => void flush(), pause);
  timer.unref();
  return {
    count(target, status) {
      if (status === 404) add(notFound, target);
      else if (status === 301 || status === 302) add(redirected, target);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
