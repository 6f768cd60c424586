import type { Metadata } from 'sharp';
import { expect, test } from 'vitest';
import { decodingMemory, maxDecodingMemory } from './decoding-memory.ts';

const photo = { format: 'jpeg', channels: 3, depth: 'uchar', isProgressive: false } as const;

test.each<[megapixels: number, kind: string, Partial<Metadata>]>([
  [40, 'JPEG', {}],
  [40, 'rotated JPEG', { orientation: 6 }],
  [40, 'progressive JPEG', { isProgressive: true, chromaSubsampling: '4:2:0' }],
  [30, 'progressive JPEG with all its colours', { isProgressive: true, chromaSubsampling: '4:4:4' }],
  [30, 'rotated progressive JPEG', { isProgressive: true, chromaSubsampling: '4:2:0', orientation: 6 }],
  [22.5, 'progressive CMYK', { isProgressive: true, channels: 4 }],
  [40, 'PNG of 16 bits', { format: 'png', channels: 4, depth: 'ushort' }],
  [40, 'interlaced PNG', { format: 'png', channels: 4, isProgressive: true }],
  [22.5, 'interlaced PNG of 16 bits', { format: 'png', channels: 4, depth: 'ushort', isProgressive: true }],
  [40, 'GIF', { format: 'gif', channels: 4 }],
  [40, 'animated GIF', { format: 'gif', channels: 4, height: 80_000, pageHeight: 1000 }],
  [13.3, 'WebP', { format: 'webp' }],
  [10, 'AVIF', { format: 'heif' }],
  [7.5, 'AVIF of 12 bits', { format: 'heif', depth: 'ushort' }],
])('%d megapixels of a %s fit', (megapixels, _, kind) => {
  const memory = (width: number) =>
    decodingMemory({ ...photo, width, height: 1000, ...kind } as unknown as Metadata);
  expect(memory(megapixels * 1000)).toBeLessThanOrEqual(maxDecodingMemory);
  if (megapixels < 40) expect(memory((megapixels + 0.1) * 1000)).toBeGreaterThan(maxDecodingMemory);
});
