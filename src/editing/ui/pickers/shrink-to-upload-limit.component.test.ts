import { expect, test } from 'vitest';
import { shrinkToUploadLimit } from './shrink-to-upload-limit.ts';

async function aPicture(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], 'bild.jpeg', { type });
}

test('a picture of 50 megapixels is scaled down, however small its file', async () => {
  const smaller = await createImageBitmap(await shrinkToUploadLimit(await aPicture(8200, 6100)));
  expect([smaller.width, smaller.height]).toEqual([5000, 3720]);
});

test('a WebP that would take the server too much memory becomes a JPEG', async () => {
  const smaller = await shrinkToUploadLimit(await aPicture(4500, 3000, 'image/webp'));
  expect([smaller.name, smaller.type]).toEqual(['bild.jpg', 'image/jpeg']);
});

test('an acceptable picture and an invalid one are sent unchanged', async () => {
  for (const file of [await aPicture(60, 40), new File(['x'], 'bild.jpg', { type: 'image/jpeg' })]) {
    expect(await shrinkToUploadLimit(file)).toBe(file);
  }
});
