// The queue of everything that visitors ask of the database: few at a time, in turn by network, behind editors.

/** Thrown for work that was not begun, because too much was waiting. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** The client of a request, as far as it decides whose turn is next. */
export interface RenderClient {
  /** Each network has a turn before another has its second. */
  network: string;
  /** What people wrote, and logins: before everything that is only read. */
  isUrgent?: boolean;
}

export interface RenderQueueOptions {
  /** How many run at a time. */
  max: number;
  /** Milliseconds that something waits for its turn. */
  maxWait?: number;
  /** How many wait. */
  maxWaiting?: number;
}

export interface RenderQueue {
  /** How many wait for their turn. */
  readonly waiting: number;
  /** How many have theirs. */
  readonly running: number;
  /** Runs `work` when it is its turn. @throws OverloadedError */
  run<T>(client: RenderClient, work: () => Promise<T>): Promise<T>;
  /** Runs `work` at once. For a moment no other begins or passes, then one at a time. */
  runFirst<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Ends when what is running may take its next step: one step per turn of the event loop, so that whatever arrives
   * meanwhile is seen in between, and none while {@link runFirst} holds the others up.
   */
  pass(): Promise<void>;
}

interface Waiting {
  start(): void;
  turnAway(): void;
  timer: NodeJS.Timeout;
}

/** The waiting ones of a class, by network; a network that had its turn goes to the end. */
type Lane = Map<string, Waiting[]>;

/** Milliseconds for which an editor's request has the program to itself, and others wait at most for its sake. */
const exclusiveTime = 300;
/** Milliseconds that a step of what is running waits for an editor at most. */
const maxYield = 150;
/** Milliseconds between two looks at whether that is over. */
const pollInterval = 5;
const defaultMaxWait = 20_000;
const defaultMaxWaiting = 1000;

/** By default 1,000 wait, for 20 s at most; whoever is beyond that gets an OverloadedError. */
export function createRenderQueue({
  max,
  maxWait = defaultMaxWait,
  maxWaiting = defaultMaxWaiting,
}: RenderQueueOptions): RenderQueue {
  const urgent: Lane = new Map();
  const usual: Lane = new Map();
  let waiting = 0;
  let running = 0;
  let first = 0;
  /** Of these, the ones that have just begun. */
  let fresh = 0;
  let lastStart = Number.NEGATIVE_INFINITY;
  const passing: { pass: () => void; since: number }[] = [];
  let isPassing = false;

  function limit(): number {
    if (fresh > 0 && performance.now() - lastStart < exclusiveTime) return 0;
    return first > 0 ? 1 : max;
  }

  function passNext(): void {
    const [next] = passing;
    if (!next) {
      isPassing = false;
      return;
    }
    isPassing = true;
    const left = fresh > 0 ? maxYield - (performance.now() - next.since) : 0;
    // Looked at again, since an editor's request may have ended.
    if (left > 0) {
      setTimeout(passNext, Math.min(left, pollInterval));
      return;
    }
    passing.shift();
    next.pass();
    setImmediate(passNext);
  }

  function next(): Waiting | undefined {
    for (const lane of [urgent, usual]) {
      for (const [network, line] of lane) {
        lane.delete(network);
        const found = line.shift();
        if (line.length > 0) lane.set(network, line);
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

  function turn({ network, isUrgent }: RenderClient): Promise<void> {
    if (waiting >= maxWaiting) return Promise.reject(new OverloadedError());
    const lane = isUrgent ? urgent : usual;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = {
      start() {
        running += 1;
        lastStart = performance.now();
        resolve();
      },
      turnAway() {
        const line = lane.get(network)?.filter((one) => one !== own) ?? [];
        if (line.length > 0) lane.set(network, line);
        else lane.delete(network);
        waiting -= 1;
        reject(new OverloadedError());
      },
      timer: setTimeout(() => own.turnAway(), maxWait),
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
      await turn(client);
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
    async runFirst(work) {
      first += 1;
      fresh += 1;
      let isFresh = true;
      const age = () => {
        if (isFresh) fresh -= 1;
        isFresh = false;
        startNext();
      };
      const timer = setTimeout(age, exclusiveTime);
      try {
        return await work();
      } finally {
        first -= 1;
        clearTimeout(timer);
        age();
      }
    },
    pass() {
      const { promise, resolve } = Promise.withResolvers<void>();
      passing.push({ pass: resolve, since: performance.now() });
      if (!isPassing) passNext();
      return promise;
    },
  };
}
