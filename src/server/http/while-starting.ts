// Responds to requests while the application starts: live, but not ready.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfPath } from '#domain/languages/locales.ts';
import { problemOf } from '#server/http/problem.ts';
import { isApiPath } from './api-path.ts';
import { selfReload } from './self-reload.ts';

const page =
  '<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Gleich geöffnet</title><style>body{font:1.25rem/1.4 sans-serif;margin:12vh 8vw;max-width:30em}</style>' +
  // Visitors on the site see this element within its error page.
  '<body class="error-html"><p>Das Haus wird gerade geöffnet. Bitte laden Sie die Seite in einem Augenblick neu.</p>' +
  '<p lang="en">The house is being opened. Please reload the page in a moment.</p></body></html>';

const ready = '{"ready":false}';

/** A problem document for the API, a page for readers. */
function startingResponse(path: string): [type: string, text: string] {
  if (path === '/readyz') return ['application/json', ready];
  if (!isApiPath(path)) return ['text/html; charset=utf-8', page];
  return ['application/problem+json', JSON.stringify(problemOf(503, localeOfPath(path)))];
}

/** 200 at `/healthz`, since the process is live; otherwise 503 with `Retry-After`. */
export function respondWhileStarting(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?', 1)[0] ?? '/';
  if (path === '/healthz') {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"alive":true}');
    return;
  }
  const [type, text] = startingResponse(path);
  response.writeHead(503, {
    'Content-Type': type,
    'Retry-After': '2',
    'Cache-Control': 'no-store',
    ...Object.fromEntries(selfReload(path)),
  });
  response.end(text);
}
