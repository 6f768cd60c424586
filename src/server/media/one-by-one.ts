// Lets work that needs much memory run one after the other.

/** Returns a function that starts work once all earlier work is done, and rejects with the error of the work. */
export function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
