// Limits how many pictures are decoded at the same time, since each takes memory by the pixel.

const maxConcurrent = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Starts the work once fewer than two others are under way. What the work throws is thrown. */
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
