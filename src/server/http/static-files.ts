// Serves the built client files, compressed at build time. Cached for a year if the name has a hash.
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Cached for a year if the name has a hash, else for an hour. */
export function staticFiles(clientDirectory: string): MiddlewareHandler {
  const files = serveStatic({
    root: clientDirectory,
    precompressed: true,
    onFound: (path, context) => {
      const hashed = path.replaceAll('\\', '/').includes('/assets/');
      context.header(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // Nobody asks whether an immutable file has changed.
      if (hashed) context.header('Last-Modified', undefined);
    },
  });
  return (context, next) => {
    // The client has a part of some version, and nothing here names versions: the whole file is due.
    if (context.req.header('If-Range')) context.req.raw.headers.delete('Range');
    return files(context, next);
  };
}
