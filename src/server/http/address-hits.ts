// Counts addresses that visitors did not find, and redirects that they came by: in memory, written once a minute.
import { countedAddress } from '#domain/site/counted-address.ts';
import type { AppContext } from '#server/app-context.ts';
import { countMissedAddresses, countRedirects } from '#server/services/site/address-hits.ts';

/** Different paths between two writes; more of them are not counted, so that a flood costs nothing. */
const maxPaths = 200;
/** Milliseconds between two writes. */
const pause = 60_000;

export interface AddressHits {
  /** @param status with which a visitor's request for a page was answered */
  count(target: string, status: number): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
  /** Writes the rest, and stops. */
  close(): Promise<void>;
}

/** Counts paths without their query. Above {@link maxPaths} different ones new ones are left out until what was counted is written. */
export function countAddressHits({ database, log }: Pick<AppContext, 'database' | 'log'>): AddressHits {
  let missed = new Map<string, number>();
  let redirected = new Map<string, number>();
  const add = (hits: Map<string, number>, target: string) => {
    const path = countedAddress(target.split('?', 1)[0] ?? '');
    if (path !== null && (hits.has(path) || hits.size < maxPaths)) hits.set(path, (hits.get(path) ?? 0) + 1);
  };
  async function flush(): Promise<void> {
    const counted = { missed, redirected };
    if (missed.size + redirected.size === 0) return;
    missed = new Map();
    redirected = new Map();
    try {
      await countMissedAddresses(database, counted.missed);
      await countRedirects(database, counted.redirected);
    } catch (error) {
      // Numbers of a minute are not worth keeping.
      log.warn({ err: error }, 'Hits of addresses could not be written');
    }
  }
  const timer = setInterval(() => void flush(), pause);
  timer.unref();
  return {
    count(target, status) {
      if (status === 404) add(missed, target);
      else if (status === 301 || status === 302) add(redirected, target);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
