// The queue of all visitors' work that needs the database: limited concurrency, round-robin by network, behind editors.

/** Thrown for work that was not started because the queue is full or too slow. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** The attributes of a client that determine its place in the queue. */
export interface RenderClient {
  /** Networks take turns (round-robin). */
  network: string;
  /** Form submissions and logins, which precede everything that only reads. */
  isUrgent?: boolean;
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
  run<T>(client: RenderClient, work: () => Promise<T>): Promise<T>;
  /** Runs `work` immediately. For a short time no other task starts or passes, then one at a time. */
  runFirst<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Resolves when a running task may take its next step. There is one step per turn of the event loop, so that new
   * requests are accepted in between, and none while {@link runFirst} holds the others.
   */
  pass(): Promise<void>;
}

interface Waiting {
  start(): void;
  rejectWaiting(): void;
  timer: NodeJS.Timeout;
}

/** Queued tasks of a class, by network; a network that had its turn moves to the end. */
type Lane = Map<string, Waiting[]>;

/** Milliseconds for which an editor's request has the process to itself, which is the maximum delay of others. */
const exclusiveTime = 300;
/** Maximum milliseconds that a step of a running task yields to an editor. */
const maxYield = 150;
/** Milliseconds between checks of whether that is over. */
const pollInterval = 5;
const defaultMaxWait = 20_000;
const defaultMaxWaiting = 1000;

/** By default 1,000 tasks are queued for at most 20 s; others get an OverloadedError. */
export function createRenderQueue({
  max,
  maxWait = defaultMaxWait,
  maxWaiting = defaultMaxWaiting,
}: RenderQueueOptions): RenderQueue {
  const urgent: Lane = new Map();
  const usual: Lane = new Map();
  let waiting = 0;
  let running = 0;
  let runningFirst = 0;
  /** Number of editors' requests that have started within `exclusiveTime`. */
  let recentlyStarted = 0;
  let lastStart = Number.NEGATIVE_INFINITY;
  const yieldingTasks: { pass: () => void; since: number }[] = [];
  let isPassing = false;

  function limit(): number {
    if (recentlyStarted > 0 && performance.now() - lastStart < exclusiveTime) return 0;
    return runningFirst > 0 ? 1 : max;
  }

  function passNext(): void {
    const [next] = yieldingTasks;
    if (!next) {
      isPassing = false;
      return;
    }
    isPassing = true;
    const timeLeft = recentlyStarted > 0 ? maxYield - (performance.now() - next.since) : 0;
    // Checks again, since an editor's request may have ended.
    if (timeLeft > 0) {
      setTimeout(passNext, Math.min(timeLeft, pollInterval));
      return;
    }
    yieldingTasks.shift();
    next.pass();
    setImmediate(passNext);
  }

  function next(): Waiting | undefined {
    for (const lane of [urgent, usual]) {
      for (const [network, queued] of lane) {
        lane.delete(network);
        const found = queued.shift();
        if (queued.length > 0) lane.set(network, queued);
        if (found) return found;
      }
    }
    return undefined;
  }

  function startNext(): void {
    while (running < limit()) {
      const found = next();
      if (!found) return;
      waiting -= 1;
      clearTimeout(found.timer);
      found.start();
    }
  }

  function waitForTurn({ network, isUrgent }: RenderClient): Promise<void> {
    if (waiting >= maxWaiting) return Promise.reject(new OverloadedError());
    const lane = isUrgent ? urgent : usual;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = {
      start() {
        running += 1;
        lastStart = performance.now();
        resolve();
      },
      rejectWaiting() {
        const queued = lane.get(network)?.filter((one) => one !== own) ?? [];
        if (queued.length > 0) lane.set(network, queued);
        else lane.delete(network);
        waiting -= 1;
        reject(new OverloadedError());
      },
      timer: setTimeout(() => own.rejectWaiting(), maxWait),
    };
    waiting += 1;
    lane.set(network, [...(lane.get(network) ?? []), own]);
    startNext();
    return promise;
  }

  return {
    get waiting() {
      return waiting;
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
    async runFirst(work) {
      runningFirst += 1;
      recentlyStarted += 1;
      let isFresh = true;
      const age = () => {
        if (isFresh) recentlyStarted -= 1;
        isFresh = false;
        startNext();
      };
      const timer = setTimeout(age, exclusiveTime);
      try {
        return await work();
      } finally {
        runningFirst -= 1;
        clearTimeout(timer);
        age();
      }
    },
    pass() {
      const { promise, resolve } = Promise.withResolvers<void>();
      yieldingTasks.push({ pass: resolve, since: performance.now() });
      if (!isPassing) passNext();
      return promise;
    },
  };
}
