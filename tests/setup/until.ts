import { vi } from 'vitest';

/** Waits until something is so: long enough for a machine that has others to serve. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: 25_000, interval: 50 });
}
