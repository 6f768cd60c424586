/** Saves the document after a debounce, one request at a time, until nothing is left. */
import type { Clock } from '../ports.ts';
import { isTransient, RequestProblem } from '../request-problem.ts';
import type { SaveRequest } from './next-request.ts';

/** Callbacks of the queue. */
export interface SaveQueueHandlers {
  /**
   * Runs before a request, to merge remote changes; null if there is nothing to do.
   * @throws RequestProblem
   */
  prepare?(): Promise<void> | null;
  /** The next possible request; null if there is none. */
  next(): SaveRequest | null;
  /** @throws RequestProblem */
  send(call: SaveRequest, operation_id: string): Promise<void>;
  saved(call: SaveRequest): void;
  /** The server rejected the request, and a retry would not help. */
  rejected(call: SaveRequest, problem: RequestProblem): void;
  state(state: 'waiting' | 'saving' | 'offline' | 'idle', problem?: RequestProblem): void;
  newId(): string;
  /** The debounce in milliseconds. */
  delay(): number;
}

export interface SaveQueue {
  /** Schedules a save after a change. */
  touch(): void;
  /**
   * Saves immediately.
   * @returns once nothing more can be saved; false if the server is unavailable or the login was dismissed
   */
  flush(): Promise<boolean>;
  /** Runs pending preparation immediately; changes keep their debounce. */
  refresh(): void;
  /** Whether a request is queued or in flight. */
  isBusy(): boolean;
}

const firstRetry = 2000;
const maxRetry = 30_000;

/** Consecutive rejections after which the queue backs off, so that it never loops on a faulty server. */
const maxRejections = 20;

/** How a run continues: with the next request, or not. `paused`: a timer resumes it. */
type Progress = 'again' | 'paused' | 'offline' | 'idle';

export function createSaveQueue(work: SaveQueueHandlers, clock: Clock): SaveQueue {
  let timer: (() => void) | undefined;
  let running: Promise<boolean> | null = null;
  let retry = firstRetry;
  /** Since the last saved request. */
  let rejections = 0;
  /** There were changes while a request was in flight. */
  let isTouched = false;
  /** When the debounce ends, in milliseconds. */
  let due = 0;
  /** The run has only fetched remote changes so far. */
  let isOnlyReading = false;
  /** A caller waits for the end, so there is no debounce. */
  let isFlushing = false;
  /** Retried with the same operation id until it is answered, so that the server executes it once. */
  let attempt: { call: SaveRequest; id: string } | null = null;

  const wait = (milliseconds: number) => {
    timer?.();
    timer = clock.after(milliseconds, () => void start());
  };

  function start(isRefresh = false): Promise<boolean> {
    timer?.();
    timer = undefined;
    if (!running && !isRefresh) isTouched = false;
    if (!running) isOnlyReading = isRefresh;
    running ??= run().finally(() => {
      running = null;
      isFlushing = false;
    });
    return running;
  }

  async function run(): Promise<boolean> {
    for (;;) {
      const progress = await saveNext().catch(afterFailure);
      if (progress === 'again') continue;
      if (progress === 'idle') work.state('idle');
      return progress !== 'offline';
    }
  }

  /** Prepares until nothing is left, since more changes may arrive meanwhile; then sends one request. */
  async function saveNext(): Promise<Progress> {
    while (!attempt) {
      const preparing = work.prepare?.();
      if (!preparing) break;
      await preparing;
    }
    if (isTouched && !isFlushing && !attempt) {
      // Typing restarts the debounce.
      work.state('waiting');
      wait(Math.max(0, due - clock.now()));
      return 'paused';
    }
    const call = attempt?.call ?? work.next();
    if (!call) return 'idle';
    isOnlyReading = false;
    work.state('saving');
    attempt ??= { call, id: work.newId() };
    await work.send(call, attempt.id);
    attempt = null;
    retry = firstRetry;
    rejections = 0;
    work.saved(call);
    return 'again';
  }

  function afterFailure(error: unknown): Progress {
    if (!(error instanceof RequestProblem)) throw error;
    const isLoggedOut = error.status === 401;
    const isAway = isLoggedOut || isTransient(error.status);
    if (!isAway) {
      if (!attempt) return 'idle';
      const { call } = attempt;
      attempt = null;
      work.rejected(call, error);
      rejections += 1;
      if (rejections % maxRejections !== 0) return 'again';
    }
    work.state('offline', error);
    // Without a login there is no retry: the next change or the button starts over.
    if (!isLoggedOut) wait(retry);
    retry = Math.min(retry * 2, maxRetry);
    return 'offline';
  }

  return {
    touch() {
      isTouched = true;
      isOnlyReading = false;
      due = clock.now() + work.delay();
      if (running) return;
      work.state('waiting');
      wait(work.delay());
    },
    flush() {
      isFlushing = true;
      return start();
    },
    refresh() {
      if (!running) void start(true);
    },
    isBusy: () => timer !== undefined || (running !== null && !isOnlyReading),
  };
}
