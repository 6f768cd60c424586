// Hands out the files of the media library. A file's name holds the hash of its content, so it is kept for ever.
import { Hono } from 'hono';
import { compressDrawing, drawingEncoding } from '#server/media/compressed-drawings.ts';
import { isStorageKey, type MediaStore } from '#server/media/store.ts';

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** What the public may have; uploads that belong to nothing yet lie elsewhere in the store. */
const publicFolder = /^(?:pictures|made)\//;

/** A drawing that is opened as a page of its own can do nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The address of a file of the library. */
export function mediaUrl(storage_key: string): string {
  return `/media/${storage_key}`;
}

/** Whom a file is for: everybody, whoever asks with these cookies, or neither. */
export type MediaGuard = (
  storage_key: string,
  cookies: string | undefined,
) => Promise<'everybody' | 'this-reader' | 'nobody'>;

/** GET and HEAD of `/media/<storage key>`; to be mounted at `/media`. What the asker may not have is not there. */
export function mediaRoutes(store: MediaStore, guard: MediaGuard): Hono {
  return new Hono().get('/*', async (context) => {
    const key = context.req.path.slice('/media/'.length);
    const contentType = contentTypes[key.slice(key.lastIndexOf('.') + 1)];
    if (!contentType || !publicFolder.test(key) || !isStorageKey(key)) return context.notFound();
    const requestContext = await guard(key, context.req.header('Cookie'));
    if (requestContext === 'nobody') {
      // Whoever logs in gets it by the same address.
      context.header('Cache-Control', 'no-store');
      return context.notFound();
    }
    const headers: Record<string, string> = {
      'Cache-Control':
        requestContext === 'everybody' ? 'public, max-age=31536000, immutable' : 'private, no-store',
      'Content-Type': contentType,
      ETag: `"${key.slice(key.lastIndexOf('/') + 1)}"`,
      'X-Content-Type-Options': 'nosniff',
    };
    if (matches(context.req.header('If-None-Match'), headers.ETag as string)) {
      return context.body(null, 304, headers);
    }
    const stored = await store.get(key);
    if (!stored) return context.notFound();
    let content: Uint8Array = stored;
    if (contentType === 'image/svg+xml') {
      headers['Content-Security-Policy'] = drawingPolicy;
      headers.Vary = 'Accept-Encoding';
      const encoding = drawingEncoding(context.req.header('Accept-Encoding'));
      if (encoding) {
        content = await compressDrawing(key, stored, encoding);
        headers['Content-Encoding'] = encoding;
      }
    }
    return context.body(content as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      'Content-Length': String(content.byteLength),
    });
  });
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((value) => ['*', etag, `W/${etag}`].includes(value.trim()));
}
