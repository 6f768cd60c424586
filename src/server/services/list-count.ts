// Counts of filtered lists. Reading a page costs the same in long and short lists, counting does not, so large counts
// are cached until the content changes.
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/client.server.ts';
import { type PageRequest, pageBounds, type ResultPage } from './paging.ts';

/** Smaller counts are not cached. */
const minCached = 2000;
const maxCached = 500;

interface CachedCount {
  /** The content version at the time of the count. */
  version: number;
  count: number;
}

const countsByDatabase = new WeakMap<Database, LRUCache<string, CachedCount>>();

function cachedCounts(database: Database): LRUCache<string, CachedCount> {
  let cache = countsByDatabase.get(database);
  if (!cache) {
    cache = new LRUCache({ max: maxCached });
    countsByDatabase.set(database, cache);
  }
  return cache;
}

export interface ListCount {
  /** Whether the count is cached, so that {@link columns} do not select it. */
  isKnown: boolean;
  /** Columns for the `select` of the page: the count, unless it is cached, and the content version. */
  columns: { counted: SQL<number | null>; counted_at: SQL<number | null> };
  /**
   * The page with these rows. The count is in the first row; an empty page beyond the first, or a stale count, needs
   * one more query.
   */
  pageOf<R extends Counted, T>(
    rows: readonly R[],
    request: PageRequest,
    entryOf: (row: R) => T,
  ): Promise<ResultPage<T>>;
}

interface Counted {
  counted: number | null;
  counted_at: number | null;
}

/** Counts the records of `table` that match the conditions. */
export function listCount(database: Database, table: PgTable, conditions: SQL | undefined): ListCount {
  const { db } = database;
  const cache = cachedCounts(database);
  const key = () => JSON.stringify(db.select({ one: sql`1` }).from(table).where(conditions).toSQL());
  // Building the key takes as long as a short list's query, so it is skipped while nothing is cached.
  const cached = cache.size > 0 ? cache.get(key()) : undefined;
  const total = async (row: Counted | undefined, page: number) => {
    if (!row) return page === 1 ? 0 : db.$count(table, conditions);
    if (cached && cached.version === row.counted_at) return cached.count;
    if (cached) cache.delete(key());
    const count = row.counted ?? (await db.$count(table, conditions));
    if (!cached && row.counted_at !== null && count >= minCached) {
      cache.set(key(), { version: row.counted_at, count });
    }
    return count;
  };
  return {
    isKnown: cached !== undefined,
    get columns() {
      return {
        counted: cached ? sql<null>`null` : sql<number>`${db.$count(table, conditions)}`.mapWith(Number),
        counted_at: sql<number | null>`(select version from content_version where id = 1)`.mapWith(Number),
      };
    },
    async pageOf(rows, request, entryOf) {
      const { page, page_size } = pageBounds(request);
      return { count: await total(rows[0], page), page, page_size, results: rows.map(entryOf) };
    },
  };
}
