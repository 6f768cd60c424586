// Processes files concurrently, since an object store has a latency of milliseconds per file.

const maxConcurrent = 8;

/** Does the work for all items, a few at a time. After a failure nothing is begun any more. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  let isFailed = false;
  const processNext = async () => {
    while (next < items.length && !isFailed) {
      const item = items[next] as T;
      next += 1;
      try {
        await work(item);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  const carriers = await Promise.allSettled(Array.from({ length: maxConcurrent }, processNext));
  const failed = carriers.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
