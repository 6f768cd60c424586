// The priority of editors: their requests run immediately, and visitors' tasks make room for them.

/** Milliseconds for which an editor's request has the process to itself, which is the maximum delay of others. */
const exclusiveTime = 300;
/** Maximum milliseconds that a step of a visitor's task yields to an editor. */
const maxYield = 150;
/** Milliseconds between checks of whether that is over. */
const pollInterval = 5;

export interface EditorPriority {
  /** Runs an editor's request immediately. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /**
   * How many visitors' tasks may run now.
   * @param max how many do without an editor
   * @param lastStart when the last one started, as in `performance.now()`
   */
  visitorsLimit(max: number, lastStart: number): number;
  /**
   * Resolves when a running visitor's task may take its next step. There is one step per turn of the event loop, so
   * that new requests are accepted in between, and for a short time none while an editor's request is new.
   */
  pass(): Promise<void>;
}

/** @param onHigherLimit called when more visitors' tasks may run */
export function createEditorPriority(onHigherLimit: () => void): EditorPriority {
  let running = 0;
  /** Those of `running` that have started within `exclusiveTime`. */
  let exclusive = 0;
  /** Resolves after the last step that was asked for. */
  let lastStep = Promise.resolve();

  /** @param since when the step was asked for */
  async function yieldToEditors(since: number): Promise<void> {
    for (;;) {
      const timeLeft = since + maxYield - performance.now();
      if (exclusive === 0 || timeLeft <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.min(timeLeft, pollInterval)));
    }
  }

  return {
    async run(work) {
      running += 1;
      exclusive += 1;
      let isExclusive = true;
      const endExclusiveTime = () => {
        if (isExclusive) exclusive -= 1;
        isExclusive = false;
        onHigherLimit();
      };
      const timer = setTimeout(endExclusiveTime, exclusiveTime);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        running -= 1;
        endExclusiveTime();
      }
    },
    visitorsLimit(max, lastStart) {
      // Editors who save without a pause delay visitors, and do not stop them.
      if (exclusive > 0 && performance.now() - lastStart < exclusiveTime) return 0;
      return running > 0 ? 1 : max;
    },
    pass() {
      const since = performance.now();
      const step = lastStep.then(() => yieldToEditors(since));
      lastStep = step.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
      return step;
    },
  };
}
