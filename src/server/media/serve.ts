// Serves the files of the media library. A file's name holds the hash of its content, so browsers cache it for ever.
import { type Context, Hono } from 'hono';
import { compressDrawing, drawingEncoding } from '#server/media/compressed-drawings.ts';
import { isStorageKey, type MediaStore, type OpenedFile } from '#server/media/store.ts';

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Public folders of the store; unclaimed uploads are elsewhere. */
const publicFolder = /^(?:pictures|made)\//;

/** The policy of an SVG that is opened as a page: no scripts. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The address of a file in the library. */
export function mediaUrl(storage_key: string): string {
  return `/media/${storage_key}`;
}

/** Who may read a file: everybody, the holder of these cookies, or neither. */
export type MediaGuard = (
  storage_key: string,
  cookies: string | undefined,
) => Promise<'everybody' | 'this-reader' | 'nobody'>;

/**
 * GET and HEAD of `/media/<storage key>`, to be mounted at `/media`. A file that the reader may not have is a 404.
 */
export function mediaRoutes(store: MediaStore, guard: MediaGuard): Hono {
  return new Hono().get('/*', async (context) => {
    const key = context.req.path.slice('/media/'.length);
    const contentType = contentTypes[key.slice(key.lastIndexOf('.') + 1)];
    if (!contentType || !publicFolder.test(key) || !isStorageKey(key)) return context.notFound();
    const requestContext = await guard(key, context.req.header('Cookie'));
    if (requestContext === 'nobody') {
      // After a login the same address answers.
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
    if (contentType !== 'image/svg+xml') return sendFile(context, await store.open(key), headers);
    const stored = await store.get(key);
    if (!stored) return context.notFound();
    headers['Content-Security-Policy'] = drawingPolicy;
    headers.Vary = 'Accept-Encoding';
    const encoding = drawingEncoding(context.req.header('Accept-Encoding'));
    const content = encoding ? await compressDrawing(key, stored, encoding) : stored;
    if (encoding) headers['Content-Encoding'] = encoding;
    return context.body(content as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      'Content-Length': String(content.byteLength),
    });
  });
}

/** Sends a file of the store, or 404. */
export async function sendFile(
  context: Context,
  file: OpenedFile | null,
  headers: Record<string, string>,
): Promise<Response> {
  if (!file) return context.notFound();
  const all = { ...headers, 'Content-Length': String(file.bytes) };
  if (context.req.method !== 'HEAD') return context.body(file.content, 200, all);
  if (file.content instanceof ReadableStream) await file.content.cancel();
  return context.body(null, 200, all);
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((value) => ['*', etag, `W/${etag}`].includes(value.trim()));
}
