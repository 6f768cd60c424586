// Detects a file's kind by its first bytes; its name and the declared type do not count.

export type RasterKind = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

/** The kinds besides rasters are detected for their error messages; `unknown` is everything else. */
export type FileKind = RasterKind | 'svg' | 'archive' | 'pdf' | 'unknown';

/** zip, gzip, 7z, rar, bzip2, xz. */
const archiveSigns = ['PK\x03\x04', 'PK\x05\x06', '\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ'];

/** Judged by the first bytes; neither name nor media type of an upload counts. */
export function fileKindOf(content: Uint8Array): FileKind {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 4096));
  const latin = head.toString('latin1');
  if (latin.startsWith('\xff\xd8\xff')) return 'jpg';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp';
  if (latin.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(latin.slice(8, 12))) return 'avif';
  if (/^GIF8[79]a/.test(latin)) return 'gif';
  if (latin.startsWith('%PDF-')) return 'pdf';
  if (archiveSigns.some((sign) => latin.startsWith(sign))) return 'archive';
  if (latin.slice(257, 262) === 'ustar') return 'archive';
  return isMarkup(head) ? 'svg' : 'unknown';
}

/** Whether it is SVG, with or without a declaration or comments before the root, in UTF-8 or UTF-16. */
function isMarkup(head: Buffer): boolean {
  const text = head.toString('utf8').replaceAll('\0', '');
  return /<svg[\s>/:]|<!DOCTYPE\s|<\?xml|<html|<script/i.test(text);
}
