// Drawings of plays have enough solid light to be printed with their own outlines; a darker one would become strokes.
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isCutOut } from '#server/media/cut-out.ts';
import { lineScreenFormats, plateSize } from '#server/media/line-screen.ts';
import pictures from './pictures.json' with { type: 'json' };

test.each(pictures)('$file', async ({ file, view, width, height }) => {
  const drawing = sharp(path.join(import.meta.dirname, 'files', file));
  expect(await drawing.metadata()).toMatchObject({ width, height });
  const size = plateSize(lineScreenFormats[view === 'tall' ? 'vertical' : 'horizontal']);
  const pixels = await drawing
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  expect(isCutOut({ pixels, ...size })).toBe(true);
});
