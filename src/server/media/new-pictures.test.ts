import { expect, test } from 'vitest';
import { notifyNewPicture, waitForNewPicture } from '#server/media/new-pictures.ts';

/** Milliseconds until it came back. */
async function waited(max: number, signal = new AbortController().signal): Promise<number> {
  const startedAt = performance.now();
  await waitForNewPicture(max, signal);
  return performance.now() - startedAt;
}

test('waits no longer than necessary', async () => {
  expect(await waited(60)).toBeGreaterThan(50);
  const wait = waited(5000);
  notifyNewPicture();
  expect(await wait).toBeLessThan(1000);
});

test('is notified once of a picture that arrived while it was busy', async () => {
  notifyNewPicture();
  notifyNewPicture();
  expect(await waited(5000)).toBeLessThan(1000);
  expect(await waited(60)).toBeGreaterThan(50);
});

test('ends on abort', async () => {
  const stopping = new AbortController();
  const wait = waited(5000, stopping.signal);
  stopping.abort();
  expect(await wait).toBeLessThan(1000);
});
