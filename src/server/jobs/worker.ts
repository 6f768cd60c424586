// A background loop: works, waits, works again, and stops in good order.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/log.ts';

export interface Worker {
  /** Resolves when the round under way has ended. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** Milliseconds between two rounds, unless the round returns another number. */
  pause: number;
  log: Pick<Log, 'warn'>;
  /** The log message for a failed round; the worker continues with the next one. */
  failure: string;
  /**
   * Waits between rounds, by default for `milliseconds`. A custom function may resolve earlier; the signal aborts it.
   */
  wait?(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

const waitFor = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Runs `round` until it is stopped.
 * @param round may return the milliseconds until the next one; long rounds watch the signal
 */
export function startWorker(
  round: (signal: AbortSignal) => Promise<number | undefined>,
  { pause, log, failure, wait = waitFor }: WorkerOptions,
): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let next: number | undefined;
      try {
        next = await round(signal);
      } catch (error) {
        log.warn({ err: error }, failure);
      }
      await wait(next ?? pause, signal);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** A UUID derived from a text, so that all instances give a job the same id and it is queued once. */
export function jobId(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
