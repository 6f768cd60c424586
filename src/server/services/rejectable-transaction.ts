// A transaction that its own result can roll back.
import type { Database } from '#server/db/client.server.ts';
import type { Transaction } from '#server/db/query-builder.ts';

/**
 * Runs work in a transaction and returns its result; a rejected result rolls the transaction back.
 * @param db a database, or a transaction for a savepoint inside it
 */
export async function rejectableTransaction<T>(
  db: Pick<Database['db'], 'transaction'>,
  work: (queries: Transaction) => Promise<T>,
  isRejected: (result: T) => boolean,
): Promise<T> {
  let rejected: { result: T } | undefined;
  try {
    return await db.transaction(async (queries) => {
      const result = await work(queries);
      if (!isRejected(result)) return result;
      rejected = { result };
      return queries.rollback();
    });
  } catch (error) {
    if (rejected) return rejected.result;
    throw error;
  }
}
