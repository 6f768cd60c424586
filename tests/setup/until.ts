import { vi } from 'vitest';

/** Waits until a condition is met, long enough for a busy machine. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: 25_000, interval: 50 });
}
