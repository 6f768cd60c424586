// Limits concurrent decoding of pictures, whose memory grows with their pixels.

const maxConcurrent = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Starts the work once fewer than two others are running. Rejects with the error of the work. */
export async function withDecodeLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
