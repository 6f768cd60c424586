// Ingests a picture into the media library: checks its content, decodes it, and encodes it again without metadata.
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { formatBytes } from '#domain/languages/format-bytes.ts';
import { slugify } from '#domain/urls/slugs.ts';
import { withDecodeLimit } from '#server/media/decode-limit.ts';
import { decodingMemory, maxDecodingMemory } from '#server/media/decoding-memory.ts';
import { type FileKind, fileKindOf, type RasterKind } from '#server/media/file-kind.ts';
import { MediaRejected } from '#server/media/rejection.ts';
import { loadSharp } from '#server/media/sharp.ts';

/** 10 MB and 40 megapixels. */
const maxPicture = { bytes: 10_000_000, pixels: 40_000_000 };

/** A checked picture, ready for the store and the table `media`. */
export interface IngestedPicture {
  content: Uint8Array;
  content_type: string;
  storage_key: string;
  /** SHA-256 of the uploaded file, to recognise the same file. */
  checksum: string;
  bytes: number;
  width: number;
  height: number;
}

/** GIF and AVIF are converted to formats that every later step reads well. */
const writers: Record<RasterKind, { ending: string; contentType: string; write(image: Sharp): Sharp }> = {
  jpg: {
    ending: 'jpg',
    contentType: 'image/jpeg',
    // Otherwise the encoder holds the whole picture, six bytes per pixel, to make the file a few per cent smaller.
    write: (image) => image.jpeg({ quality: 92, optimiseCoding: false }),
  },
  png: { ending: 'png', contentType: 'image/png', write: (image) => image.png() },
  gif: { ending: 'png', contentType: 'image/png', write: (image) => image.png() },
  webp: {
    ending: 'webp',
    contentType: 'image/webp',
    write: (image) => image.webp({ quality: 94, effort: 1 }),
  },
  avif: {
    ending: 'webp',
    contentType: 'image/webp',
    write: (image) => image.webp({ quality: 92, effort: 2 }),
  },
};

/** SHA-256 in hexadecimal digits. */
export function checksumOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Decodes every pixel, so that a damaged or hostile file fails here and nothing but pixels is kept (no camera data,
 * no location, no second file behind the first).
 * @param name the beginning of the file's key; only letters and digits of it are used
 * @throws MediaRejected with the reason and the remedy
 */
export async function ingestPicture(content: Uint8Array, name: string): Promise<IngestedPicture> {
  const kind = checkedKind(content);
  const { ending, contentType, write } = writers[kind];
  await checkDimensions(content, kind);
  try {
    const sharp = await loadSharp();
    const image = sharp(content, { failOn: 'error', limitInputPixels: maxPicture.pixels });
    const written = await withDecodeLimit(() =>
      write(image.autoOrient()).toBuffer({ resolveWithObject: true }),
    );
    const mark = createHash('sha256').update(written.data).digest('hex').slice(0, 16);
    return {
      content: written.data,
      content_type: contentType,
      storage_key: `pictures/${slugify(name).slice(0, 60) || 'picture'}-${mark}.${ending}`,
      checksum: checksumOf(content),
      bytes: written.data.byteLength,
      width: written.info.width,
      height: written.info.height,
    };
  } catch (error) {
    throw damaged(error);
  }
}

/**
 * The checks that need no decoding, for many files before any is ingested.
 * @throws MediaRejected
 */
export async function checkPicture(content: Uint8Array): Promise<void> {
  await checkDimensions(content, checkedKind(content));
}

/**
 * Reads a picture that {@link checkPicture} accepts to its end; decoded small, which is faster than ingesting it.
 * @throws MediaRejected if it is damaged
 */
export async function checkPixels(content: Uint8Array): Promise<void> {
  try {
    const sharp = await loadSharp();
    const image = sharp(content, { failOn: 'error', limitInputPixels: maxPicture.pixels });
    await withDecodeLimit(() => image.resize({ width: 16 }).raw().toBuffer());
  } catch (error) {
    throw damaged(error);
  }
}

function checkedKind(content: Uint8Array): RasterKind {
  if (content.byteLength === 0) {
    throw new MediaRejected({
      de: 'Die Datei ist leer. Bitte das Bild noch einmal speichern und wieder hochladen.',
      en: 'The file is empty. Save the picture again and upload it once more.',
    });
  }
  if (content.byteLength > maxPicture.bytes) {
    throw new MediaRejected({
      de: `Die Datei hat ${formatBytes(content.byteLength, 'de')}, erlaubt sind 10 MB. Bitte kleiner speichern.`,
      en: `The file has ${formatBytes(content.byteLength, 'en')}, and 10 MB are allowed. Save it smaller.`,
    });
  }
  const kind = fileKindOf(content);
  if (kind in writers) return kind as RasterKind;
  throw new MediaRejected(rejections[kind as Exclude<FileKind, RasterKind>]);
}

const formats = { de: 'JPEG, PNG, WebP, AVIF oder GIF', en: 'JPEG, PNG, WebP, AVIF or GIF' };
const rejections: Record<Exclude<FileKind, RasterKind>, { de: string; en: string }> = {
  svg: {
    de: `Zeichnungen und Webseiten (SVG, HTML) können Programme enthalten. Bitte als ${formats.de} speichern.`,
    en: `Drawings and web pages (SVG, HTML) can contain programs. Save the picture as ${formats.en}.`,
  },
  archive: {
    de: 'Das ist ein Archiv. Bitte entpacken und die Bilder einzeln hochladen.',
    en: 'This is an archive. Unpack it and upload the pictures one by one.',
  },
  pdf: {
    de: `Das ist ein PDF, kein Bild. Bitte als ${formats.de} speichern.`,
    en: `This is a PDF, not a picture. Save it as ${formats.en}.`,
  },
  unknown: {
    de: `Das ist kein Bild, das wir lesen können. Bitte als ${formats.de} speichern.`,
    en: `This is not a picture that we can read. Save it as ${formats.en}.`,
  },
};

/** Reads the header only, so that decompression bombs fail before they are decoded. */
async function checkDimensions(content: Uint8Array, kind: RasterKind): Promise<void> {
  const sharp = await loadSharp();
  const metadata = await sharp(content, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error);
    });
  const expected: Record<RasterKind, string> = {
    jpg: 'jpeg',
    png: 'png',
    webp: 'webp',
    avif: 'heif',
    gif: 'gif',
  };
  if (metadata.format !== expected[kind]) throw damaged();
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height);
  const size = `${metadata.width} × ${metadata.height}`;
  if (pixels > maxPicture.pixels) {
    throw new MediaRejected({
      de: `Das Bild hat ${size} Bildpunkte, erlaubt sind 40 Megapixel. Bitte verkleinern.`,
      en: `The picture has ${size} pixels, and 40 megapixels are allowed. Make it smaller.`,
    });
  }
  if (decodingMemory(metadata) > maxDecodingMemory) {
    throw new MediaRejected({
      de: `Das Bild hat ${size} Bildpunkte, zu viele für seine Art von Datei. Bitte verkleinern oder als JPEG speichern, nicht progressiv und ungedreht.`,
      en: `The picture has ${size} pixels, too many for its kind of file. Make it smaller, or save it as JPEG, neither progressive nor rotated.`,
    });
  }
}

function damaged(cause?: unknown): MediaRejected {
  return new MediaRejected(
    {
      de: 'Die Bilddatei ist beschädigt oder unvollständig. Bitte neu speichern und noch einmal versuchen.',
      en: 'The picture file is damaged or incomplete. Save it again and retry.',
    },
    { cause },
  );
}
