// The queue of all visitors' work that needs the database: limited concurrency, fair by network, behind editors.
import { createEditorPriority, type EditorPriority } from '#server/http/editor-priority.ts';
import { createFairQueue, type QueuedClient } from '#server/http/fair-queue.ts';

/** Thrown for work that was not started because the queue is full or too slow. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

export interface RenderQueueOptions {
  /** Maximum concurrency. */
  max: number;
  /** Maximum milliseconds in the queue. */
  maxWait?: number;
  /** Maximum length of the queue. */
  maxWaiting?: number;
}

export interface RenderQueue {
  /** Number of queued tasks. */
  readonly waiting: number;
  /** Number of running tasks. */
  readonly running: number;
  /**
   * Runs `work` when its turn comes.
   * @throws OverloadedError
   */
  run<T>(client: QueuedClient, work: () => Promise<T>): Promise<T>;
  /** Runs `work` of an editor, before everything in the queue. */
  runFirst: EditorPriority['run'];
  pass: EditorPriority['pass'];
}

const defaultMaxWait = 20_000;
const defaultMaxWaiting = 1000;

/**
 * By default 1,000 tasks are queued for at most 20 s; others get an OverloadedError, in a full queue those of the network
 * that fills it.
 */
export function createRenderQueue({
  max,
  maxWait = defaultMaxWait,
  maxWaiting = defaultMaxWaiting,
}: RenderQueueOptions): RenderQueue {
  const queue = createFairQueue<{ start(): void; reject(): void }>();
  const editors = createEditorPriority(startNext);
  let running = 0;
  let lastStart = Number.NEGATIVE_INFINITY;

  function startNext(): void {
    while (running < editors.visitorsLimit(max, lastStart)) {
      const task = queue.takeNext();
      if (!task) return;
      running += 1;
      lastStart = performance.now();
      task.start();
    }
  }

  function waitForTurn(client: QueuedClient): Promise<void> {
    if (queue.length >= maxWaiting) {
      const dropped = queue.dropFor(client);
      if (!dropped) return Promise.reject(new OverloadedError());
      dropped.reject();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const task = {
      start() {
        clearTimeout(timer);
        resolve();
      },
      reject() {
        clearTimeout(timer);
        reject(new OverloadedError());
      },
    };
    const remove = queue.add(client, task);
    const timer = setTimeout(() => {
      remove();
      task.reject();
    }, maxWait);
    startNext();
    return promise;
  }

  return {
    get waiting() {
      return queue.length;
    },
    get running() {
      return running;
    },
    async run(client, work) {
      await waitForTurn(client);
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
    runFirst: editors.run,
    pass: editors.pass,
  };
}
