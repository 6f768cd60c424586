// Tells the job behind the pages at once that there is a picture to do, instead of at its next look.
import { EventEmitter } from 'node:events';

const news = new EventEmitter();
/** Told while nobody waited: the next one to wait need not. */
let isUnheard = false;

/** To be called after the transaction that wrote the picture. Other instances find it at their next look. */
export function tellOfNewPicture(): void {
  isUnheard = !news.emit('picture');
}

/** Comes back when a picture is told of, or after `milliseconds`, or when the signal aborts. */
export function untilNewPicture(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || isUnheard) {
    isUnheard = false;
    return Promise.resolve();
  }
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
