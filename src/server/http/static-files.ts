// Built files of the browser: compressed once at build, kept by browsers for a year since their names carry a hash.
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Files whose name holds a hash are kept for a year, the others for an hour. */
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
