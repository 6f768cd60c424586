import { setTimeout } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { withDecodeLimit } from './decode-limit.ts';
import { makeLineScreen, makeWebFormats } from './derivatives.ts';
import { ingestPicture } from './ingest.ts';

const content = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a03010' } })
  .png()
  .toBuffer();
const picture = { content, storage_key: 'a.png', width: 30, height: 20, focal_x: 0.5, focal_y: 0.5 };

test.each<[string, () => Promise<unknown>]>([
  ['an upload', () => ingestPicture(content, 'a')],
  ['the web formats of a picture', () => makeWebFormats(picture)],
])('%s wait until another picture is read, also if that fails', async (_, work) => {
  await work();
  const order: string[] = [];
  const first = withDecodeLimit(async () => {
    await setTimeout(1000);
    order.push('first');
    throw new Error('damaged');
  });
  const second = work().then(() => order.push('second'));
  await expect(first).rejects.toThrow('damaged');
  await second;
  expect(order).toEqual(['first', 'second']);
});

test('an upload, web formats and a line screen never decode or encode at the same time', async () => {
  let running = 0;
  let most = 0;
  const prototype = sharp.prototype as { toBuffer(...options: unknown[]): Promise<unknown> };
  const { toBuffer } = prototype;
  const calls: unknown[] = [];
  const counted = vi.spyOn(prototype, 'toBuffer');
  counted.mockImplementation(async function (this: Sharp, ...options: unknown[]) {
    calls.push(options);
    running += 1;
    most = Math.max(most, running);
    try {
      await setTimeout(5);
      return await toBuffer.apply(this, options);
    } finally {
      running -= 1;
    }
  });
  await Promise.all([
    ingestPicture(content, 'a'),
    makeWebFormats(picture),
    makeWebFormats(picture),
    makeLineScreen(picture, 'horizontal'),
  ]);
  expect(calls.length).toBeGreaterThan(10);
  expect(most).toBe(1);
  counted.mockRestore();
});
