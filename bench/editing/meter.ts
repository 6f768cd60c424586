// Runs in the pages that are measured, ours and bare ones alike: from input to paint.

interface Meter {
  /** Starts waiting, at the next mouse press, for the caret in elements with these selectors. */
  awaitCaret(selectors: readonly string[]): void;
  /** For each of them, milliseconds from the press until a frame with the caret was painted. */
  takeCaret(): Promise<number[]>;
  /** Starts measuring the time of every key until the frame that shows its letter. */
  startKeys(): void;
  /** Milliseconds of each key since then. */
  takeKeys(): number[];
}

declare global {
  interface Window {
    meter: Meter;
  }
}

/** Sent into pages as text: it may use nothing from around it. */
export function installMeter(): void {
  /** A message posted at the beginning of a frame arrives after painting. */
  const whenDrawn = (done: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  };
  const isIn = (selector: string) => {
    const { activeElement } = document;
    return activeElement?.matches(selector) && activeElement.contains(getSelection()?.anchorNode ?? null);
  };
  const awaitOne = (selector: string, since: number) =>
    new Promise<number>((resolve) => {
      const look = () =>
        requestAnimationFrame(() => (isIn(selector) ? whenDrawn((now) => resolve(now - since)) : look()));
      look();
    });

  let carets: Promise<number[]> = Promise.resolve([]);
  let pressed = 0;
  let letters: number[] | null = null;
  const listen = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, act, true);
  listen('keydown', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  listen('input', () => {
    const [since, list] = [pressed, letters];
    if (list) requestAnimationFrame(() => whenDrawn((now) => list.push(now - since)));
  });

  window.meter = {
    awaitCaret(selectors) {
      const begun = new Promise<number>((resolve) =>
        addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      );
      carets = begun.then((since) => Promise.all(selectors.map((selector) => awaitOne(selector, since))));
    },
    takeCaret: () => carets,
    startKeys() {
      letters = [];
    },
    takeKeys() {
      const taken = letters ?? [];
      letters = null;
      return taken;
    },
  };
}
