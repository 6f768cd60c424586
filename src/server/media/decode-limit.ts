// Lets pictures be decoded one after the other, because their memory grows with their pixels.

let last: Promise<unknown> = Promise.resolve();

/** Starts the work once all earlier work is done. Rejects with the error of the work. */
export function withDecodeLimit<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}
