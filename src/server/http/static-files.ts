// Serves the browser's built files: compressed at build time, cached for a year if their name holds a hash.
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Cached for a year if the name holds a hash, else for an hour. */
export function staticFiles(clientDirectory: string): MiddlewareHandler {
  return serveStatic({
    root: clientDirectory,
    precompressed: true,
    onFound: (path, context) => {
      const hashed = path.replaceAll('\\', '/').includes('/assets/');
      context.header(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
