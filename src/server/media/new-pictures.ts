// Wakes the derivatives job of this process when a picture was added.
import { EventEmitter } from 'node:events';

const news = new EventEmitter();
/** An event occurred while nobody waited, so the next wait resolves at once. */
let isUnheard = false;

/** Whether a picture was added since the last wait. It is not told again. */
export function takeNewPicture(): boolean {
  const was = isUnheard;
  isUnheard = false;
  return was;
}

/** Call it after the transaction that wrote the picture. Other instances find the picture at their next look. */
export function notifyNewPicture(): void {
  isUnheard = !news.emit('picture');
}

/** Resolves when a picture was added, after `milliseconds`, or when the signal aborts. */
export function waitForNewPicture(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (takeNewPicture() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      news.off('picture', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    news.on('picture', done);
  });
}
