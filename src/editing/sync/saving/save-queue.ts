/** Saves the document after a pause without changes, one request after the other, until nothing is left. */

import type { Clock } from '../ports.ts';
import { RequestProblem } from '../request-problem.ts';
import type { PlannedRequest } from './next-request.ts';

/** What the queue calls. */
export interface SaveQueueHandlers {
  /** Done before a call: taking in what others have written; null if there is nothing. @throws RequestProblem */
  prepare?(): Promise<void> | null;
  /** The next call that is possible now; null if there is none. */
  next(): PlannedRequest | null;
  /** @throws RequestProblem */
  send(call: PlannedRequest, operation_id: string): Promise<void>;
  saved(call: PlannedRequest): void;
  /** The server did not take it and will not take it as it is. */
  rejected(call: PlannedRequest, problem: RequestProblem): void;
  state(state: 'waiting' | 'saving' | 'offline' | 'idle', problem?: RequestProblem): void;
  newId(): string;
  /** How long a pause after a change is before it is saved; milliseconds. */
  delay(): number;
}

export interface SaveQueue {
  /** Something was changed. */
  touch(): void;
  /** Saves now. @returns once nothing more can be saved; false if the server is away or asks for a login in vain */
  flush(): Promise<boolean>;
  /** Runs pending preparation now. Changes that wait for a pause keep waiting. */
  refresh(): void;
  /** Whether a call is waiting or under way. */
  isBusy(): boolean;
  /** Whether a call was sent and nobody knows what became of it. */
  isUncertain(): boolean;
}

const firstRetry = 2000;
const maxRetry = 30_000;
/** The server, or the way to it, is away for a while; nothing is wrong with what was sent. */
const retryable = [0, 408, 425, 429, 500, 502, 503, 504, 507];

/** After so many rejections in a row it pauses: a server that contradicts itself is not asked without end. */
const maxRejections = 20;

/** How a run goes on: with the next call, or not. `paused`: the timer starts it again. */
type Progress = 'again' | 'paused' | 'offline' | 'idle';

export function createSaveQueue(work: SaveQueueHandlers, clock: Clock): SaveQueue {
  let timer: (() => void) | undefined;
  let running: Promise<boolean> | null = null;
  let retry = firstRetry;
  /** Since the last call that was saved. */
  let rejections = 0;
  /** Something was changed while a call was under way. */
  let isTouched = false;
  /** When the pause after the last change is long enough, in milliseconds. */
  let due = 0;
  /** The run has only fetched changes of others so far. */
  let isOnlyReading = false;
  /** Somebody waits for the end: no pauses. */
  let isFlushing = false;
  /** Sent again with the same id until it is answered, so that the server executes it once. */
  let attempt: { call: PlannedRequest; id: string } | null = null;

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

  /** Prepares until there is nothing left to prepare, since more may arrive during the fetch; then sends one call. */
  async function saveNext(): Promise<Progress> {
    while (!attempt) {
      const preparing = work.prepare?.();
      if (!preparing) break;
      await preparing;
    }
    if (isTouched && !isFlushing && !attempt) {
      // While somebody is typing, the pause begins again.
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
    const isAway = isLoggedOut || retryable.includes(error.status);
    if (!isAway) {
      if (!attempt) return 'idle';
      const { call } = attempt;
      attempt = null;
      work.rejected(call, error);
      rejections += 1;
      if (rejections % maxRejections !== 0) return 'again';
    }
    work.state('offline', error);
    // Without a login there is no retry; the next change or the button asks again.
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
    isUncertain: () => attempt !== null,
    isBusy: () => timer !== undefined || (running !== null && !isOnlyReading),
  };
}
