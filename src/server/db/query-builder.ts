// Drizzle over a pool. Transactions that PostgreSQL aborts because of a conflict are repeated.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { failureCode } from '#server/database-failure.ts';
import * as schema from './schema/schema.ts';

/** SQLSTATEs of a serialization failure and of a deadlock: all of the transaction is rolled back. */
const conflicts = new Set(['40001', '40P01']);
const maxAttempts = 4;

/**
 * Its `transaction` retries the work up to three times after a serialisation failure or deadlock, so the work must have
 * no side effects besides its queries. Nested transactions are savepoints.
 */
export function queryBuilder(pool: pg.Pool) {
  const db = drizzle({ client: pool, schema });
  const once = db.transaction.bind(db);
  db.transaction = async (work, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work, options);
      } catch (error) {
        if (attempt === maxAttempts || !conflicts.has(failureCode(error) ?? '')) throw error;
      }
    }
  };
  return db;
}

/** The query interface of services: a database, or a transaction on it. */
export type Queries = Pick<
  ReturnType<typeof queryBuilder>,
  'insert' | 'select' | 'update' | 'delete' | 'execute'
>;

/** A transaction, for work that creates savepoints. */
export type Transaction = Parameters<Parameters<ReturnType<typeof queryBuilder>['transaction']>[0]>[0];
