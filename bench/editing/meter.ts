// Runs in the pages that are measured, ours and bare ones alike: from input to paint.

export interface Meter {
  /** Begins to wait, at the next press of the mouse, for the caret in elements of these kinds. */
  awaitCaret(selectors: readonly string[]): void;
  /** For each of them milliseconds from the press until a frame was drawn with the caret there. */
  takeCaret(): Promise<number[]>;
  /** Begins to take the time of every letter, from its key to the frame that shows it. */
  startKeys(): void;
  /** Milliseconds of each letter since then. */
  takeKeys(): number[];
}

declare global {
  interface Window {
    meter: Meter;
  }
}

/** Sent into pages as text: it may use nothing from around it. */
export function installMeter(): void {
  /** A message that is sent at the beginning of a frame comes when it has been drawn. */
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
