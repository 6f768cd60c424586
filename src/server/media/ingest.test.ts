import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkPicture, ingestPicture } from '#server/media/ingest.ts';
import { MediaRejected } from '#server/media/rejection.ts';

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a03010' } });

async function rejectionOf(content: Uint8Array): Promise<string> {
  try {
    await ingestPicture(content, 'test');
  } catch (error) {
    if (error instanceof MediaRejected) return error.reason.en;
    throw error;
  }
  return 'taken';
}

function crc32(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A few hundred bytes that claim to be 30,000 pixels wide and high. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(30_001))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('accepts', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/webp', 'webp'],
    ['gif', 'image/png', 'png'],
  ] as const)('%s', async (format, contentType, ending) => {
    const content = await photo().toFormat(format).toBuffer();
    const ingested = await ingestPicture(content, 'Der zerbrochne Krug (1)');
    expect(ingested).toMatchObject({ content_type: contentType, width: 60, height: 40 });
    expect(ingested.storage_key).toMatch(
      new RegExp(`^pictures/der-zerbrochne-krug-1-[0-9a-f]{16}\\.${ending}$`),
    );
    expect(ingested.bytes).toBe(ingested.content.byteLength);
  });

  test('a rotated photograph, upright and without metadata', async () => {
    const content = await photo()
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const ingested = await ingestPicture(content, 'test');
    expect([ingested.width, ingested.height]).toEqual([40, 60]);
    const metadata = await sharp(ingested.content).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  test('only pixels, without data appended to the picture', async () => {
    const content = Buffer.concat([
      await photo().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const ingested = await ingestPicture(content, 'test');
    expect(Buffer.from(ingested.content).includes('<script>')).toBe(false);
  });

  test('a name with a path as a plain name', async () => {
    const content = await photo().png().toBuffer();
    expect((await ingestPicture(content, '../../etc/passwd\0.svg')).storage_key).toMatch(
      /^pictures\/etc-passwd-svg-/,
    );
    expect((await ingestPicture(content, '../..')).storage_key).toMatch(/^pictures\/picture-/);
  });
});

describe('rejects', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['a drawing', Buffer.from(svg), /SVG/],
    ['a drawing behind a declaration', Buffer.from(`\ufeff<?xml version="1.0"?><!-- x -->${svg}`), /SVG/],
    ['a drawing in UTF-16', Buffer.from(svg, 'utf16le'), /SVG/],
    ['a web page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), /SVG, HTML/],
    ['a zip', Buffer.from('PK\x03\x04abcdefgh', 'latin1'), /archive/],
    ['a gzip', Buffer.from('\x1f\x8b\x08abcdefgh', 'latin1'), /archive/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /PDF/],
    ['text', Buffer.from('hello'), /not a picture/],
    ['nothing', Buffer.alloc(0), /empty/],
    ['a bomb', bomb(), /30000 × 30000 pixels, and 40 megapixels/],
    ['the head of a JPEG and nothing else', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1'), /damaged/],
    ['a PNG that holds a zip', Buffer.from('\x89PNG\r\n\x1a\nPK\x03\x04', 'latin1'), /damaged/],
  ])('%s', async (_, content, reason) => {
    expect(await rejectionOf(content)).toMatch(reason);
  });

  test('a small file that takes more memory than there is', async () => {
    const content = await photo(3700, 3700).webp({ effort: 0 }).toBuffer();
    expect(await rejectionOf(content)).toMatch(/too many for its kind of file/);
  });

  test('a file of more than 10 MB without reading it', async () => {
    expect(
      await rejectionOf(Buffer.concat([await photo().png().toBuffer(), Buffer.alloc(10_000_000)])),
    ).toMatch(/10 MB/);
  });

  test('a truncated picture of every format', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await sharp(noise).toFormat(format).toBuffer();
      expect(await rejectionOf(whole.subarray(0, Math.round(whole.length * 0.6))), format).toMatch(/damaged/);
      expect(await rejectionOf(whole), format).toBe('taken');
    }
  });

  test('a decompression bomb by its header alone', async () => {
    const before = process.memoryUsage().rss;
    await expect(checkPicture(bomb())).rejects.toThrow(MediaRejected);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});
