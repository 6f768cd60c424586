// Estimates the memory that ingesting a picture takes, from its header alone.
import type { Metadata } from 'sharp';

/** What one picture may take, in bytes: idle, the program has half of the 400 MB that it takes at most. */
export const maxDecodingMemory = 180_000_000;

/**
 * Bytes for decoding and encoding it again. Baseline JPEG and plain PNG are read line by line and take next to nothing. All
 * others are held as a whole, and a few hundred bytes may claim 40 megapixels. Measured with libvips 8.18, in bytes per
 * pixel: progressive JPEG 6.2 (CMYK 8.2), interlaced PNG 4 (16 bits 8), GIF 4.4, WebP 13.4, AVIF 17.7 (12 bits 24).
 */
export function decodingMemory(picture: Metadata): number {
  const { format, channels, depth, isProgressive, chromaSubsampling, orientation = 1 } = picture;
  const pixel = channels * (depth === 'uchar' ? 1 : 2);
  const decoded = {
    jpeg: isProgressive ? channels * (chromaSubsampling === '4:2:0' ? 1 : 2) : 0,
    png: isProgressive ? pixel : 0,
    gif: pixel,
    webp: 13.5,
    heif: depth === 'uchar' ? 18 : 24,
  }[format as string];
  const turned = orientation > 1 ? pixel : 0;
  return picture.width * (picture.pageHeight ?? picture.height) * ((decoded ?? 0) + turned);
}
