// The whole site as one request handler: what is asked in which order, readable from top to bottom.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createApi } from '#server/api/api.ts';
import { type House, houseContext } from '#server/house.ts';
import { addressRules, isCanonical } from '#server/http/address-rules.ts';
import { staticFiles } from '#server/http/static-files.ts';
import { watchContentVersion } from '#server/http/content-watch.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createPageCache } from '#server/http/page-cache.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';
import { textFiles } from '#server/http/text-files.ts';
import { mediaRoutes } from '#server/media/serve.ts';
import { findRedirect } from '#server/services/redirects.ts';

export interface App {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

export interface AppOptions {
  /** Where the browser's built files lie; in development Vite serves them. */
  clientDirectory: string | null;
}

/** Paths that are no pages: calls, files, the back office. */
const notAPage = /^\/(?:assets|media|fonts|api|cms|healthz|readyz)(?:\/|$)|^\/(?:de|en)\/(?:api|pageeditor-api)(?:\/|$)|^\/(?:favicon|robots|icon|sitemap)[^/]*$/;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?foyer_session=/;

export function createApp(house: House, { clientDirectory }: AppOptions): App {
  const { config, log } = house;
  const common = securityHeaders(config);
  const version = watchContentVersion(house);
  const router = createRequestHandler(build, clientDirectory ? 'production' : 'development');

  async function renderPage(address: string): Promise<Response> {
    const redirect = await findRedirect(house.database, new URL(address, config.PUBLIC_URL).pathname);
    if (redirect) return new Response(null, { status: 301, headers: [...common, ['Location', redirect]] });
    const context = new RouterContextProvider();
    context.set(houseContext, house);
    const answer = await router(new Request(new URL(address, config.PUBLIC_URL)), context);
    for (const [name, value] of common) answer.headers.set(name, value);
    return answer;
  }

  const pages = createPageCache({
    render: renderPage,
    contentVersion: version.current,
    headersOf: ({ scriptHashes, contentType }) =>
      contentType.startsWith('text/html')
        ? [...common, ['Content-Security-Policy', contentSecurityPolicy(config, scriptHashes)]]
        : common,
  });

  const rest = new Hono()
    .use(async (context, next) => {
      await next();
      for (const [name, value] of common) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    })
    .route('/', healthRoutes(house))
    .route('/', textFiles(config));
  if (clientDirectory) rest.use(staticFiles(clientDirectory));
  rest
    .route('/media', mediaRoutes(house.store))
    // Before the slash rule: the calls' own paths end in a slash.
    .route('/', createApi(house))
    .use(addressRules((cookies) => sessionCookie.test(cookies)))
    .all('*', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  const restListener = getRequestListener(rest.fetch);

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const target = request.url ?? '/';
    const path = target.split('?', 1)[0] ?? '/';
    const read = request.method === 'GET' || request.method === 'HEAD';
    if (read && target.startsWith('/') && !notAPage.test(path) && isCanonical(target)) {
      if (!sessionCookie.test(request.headers.cookie ?? '') && pages.answer(request, response)) return;
      pages.fill(request, response).catch((error) => fail(error, response));
      return;
    }
    restListener(request, response).catch((error) => fail(error, response));
  }

  function fail(error: unknown, response: ServerResponse): void {
    log.error({ err: error }, 'A request could not be answered');
    if (!response.headersSent) {
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
    }
    response.end('Die Seite ist gerade nicht erreichbar. / This page is not available at the moment.');
  }

  return { handle, close: version.close };
}
