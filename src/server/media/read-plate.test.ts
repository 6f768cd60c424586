import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropTo } from '#server/media/crop.ts';
import { openCrop } from '#server/media/read-plate.ts';

/** Restless pixels, the same in each run. */
function noise(length: number): Uint8Array {
  let seed = 7;
  // A prime: the rows of a large picture differ.
  const tile = Uint8Array.from({ length: Math.min(length, 65_521) }, () => {
    seed = (seed * 16807) % 2147483647;
    return seed % 256;
  });
  const pixels = new Uint8Array(length);
  for (let at = 0; at < length; at += tile.length) pixels.set(tile.subarray(0, length - at), at);
  return pixels;
}

async function picture(width: number, height: number, channels: 1 | 3 | 4) {
  const content = await sharp(noise(width * height * channels), { raw: { width, height, channels } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { content, storage_key: 'pictures/x-0.png', width, height, focal_x: 0.3, focal_y: 0.6 };
}

const shape = { width: 1240, height: 700 };
const small = { width: 62, height: 35 };

test.each([
  ['greys', 300, 200, 1],
  ['colours', 300, 200, 3],
  ['transparent pixels', 300, 200, 4],
  ['more pixels than are held', 2700, 1600, 3],
] as const)(
  'the opened crop of %s has the same pixels as reading it for one size',
  async (_, width, height, channels) => {
    const made = await picture(width, height, channels);
    const opened = await openCrop(made, shape);
    const expected = await sharp(made.content)
      .extract(cropTo(made, shape, { x: 0.3, y: 0.6 }))
      .flatten({ background: '#000' })
      .resize({ ...small, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    expect(Buffer.from((await opened.resized(small)).data).equals(expected)).toBe(true);
  },
);

test('grey has the brightness of its channels', async () => {
  for (const [width, height] of [
    [300, 200],
    [2700, 1600],
  ] as const) {
    const opened = await openCrop(await picture(width, height, 1), shape);
    const { data, channels } = await opened.resized(small);
    const { pixels } = await opened.greys(small);
    expect(channels).toBe(3);
    expect(Buffer.from(pixels).equals(data.filter((_, at) => at % 3 === 0))).toBe(true);
  }
});
