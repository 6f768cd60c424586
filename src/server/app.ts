// The whole site as one request handler: which part answers a request, in order from top to bottom.
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { buildHeader } from '#domain/site/page-requests.ts';
import { canonicalRedirect } from '#domain/urls/canonical-path.ts';
import { createApi } from '#server/api/api.ts';
import { countAddressHits } from '#server/http/address-hits.ts';
import { badRequest, hasUnreadableHost, isAmbiguous } from '#server/http/address-rejection.ts';
import { addressRules } from '#server/http/address-rules.ts';
import { compression } from '#server/http/compression.ts';
import { watchContentVersion } from '#server/http/content-watch.ts';
import { createErrorResponder, createFailureHandler } from '#server/http/failed-request.ts';
import { finishPage, type HeadersOf } from '#server/http/finished-page.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createMediaGuard } from '#server/http/media-guard.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { originForm } from '#server/http/origin-form.ts';
import { createPageCache } from '#server/http/page-cache.ts';
import { pageAddress } from '#server/http/page-key.ts';
import { createPageRenderer } from '#server/http/page-renderer.ts';
import { oneAtATime } from '#server/http/pipelining.ts';
import { type FormPost, readFormPost } from '#server/http/read-form-post.ts';
import {
  isReadMethod,
  type RequestKind,
  rejectionOfRequest,
  requestKind,
} from '#server/http/request-kind.ts';
import { createRequestScheduler } from '#server/http/request-scheduler.ts';
import { builtFileHeaders, pageHeaders, securityHeaders } from '#server/http/security-headers.ts';
import { encodingFor, sendPage } from '#server/http/send-page.ts';
import { sharingPictures } from '#server/http/sharing-pictures.ts';
import { sitemapRoutes } from '#server/http/sitemap.ts';
import { staticFiles } from '#server/http/static-files.ts';
import { wellKnownAddresses } from '#server/http/well-known-addresses.ts';
import { mediaRoutes } from '#server/media/serve.ts';
import { sessionOf } from '#server/services/accounts/sessions.ts';
import { clearedSessionCookie, hasSessionCookie } from '#server/services/accounts/sessions-cookie.ts';
import { closePresence } from '#server/services/presence/presence.ts';
import type { AppContext } from './app-context.ts';

export interface App {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Ends open event streams, which would otherwise delay the shutdown. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

export interface AppOptions {
  /** The folder of the built client files; null in development, where Vite serves them. */
  clientDirectory: string | null;
}

const plainText: [string, string][] = [
  ['Content-Type', 'text/plain; charset=utf-8'],
  ['Cache-Control', 'no-store'],
];

/** Composes the request handlers, in the order in which a request passes them. */
export function createApp(appContext: AppContext, { clientDirectory }: AppOptions): App {
  const { config } = appContext;
  const common = securityHeaders(config);
  const ofBuiltFiles = builtFileHeaders(config);
  const version = watchContentVersion(appContext);
  const scheduler = createRequestScheduler(appContext, version.current);
  const fail = createFailureHandler(appContext);
  const explain = createErrorResponder(appContext);
  const measuring = createMetrics(appContext, scheduler);
  const hits = countAddressHits(appContext);
  const renderer = createPageRenderer(appContext, {
    build,
    mode: clientDirectory ? 'production' : 'development',
    scheduler,
    contentVersion: version.current,
    timeRender: (make) => measuring?.metrics.timeRender(make) ?? make(),
  });
  const ofData: typeof common = clientDirectory ? [...common, [buildHeader, build.assets.version]] : common;
  const headersOf: HeadersOf = ({ scriptHashes, contentType }) =>
    contentType.startsWith('text/html') ? pageHeaders(config, scriptHashes) : ofData;

  const pages = createPageCache({
    render: (address, client, start) =>
      scheduler.inTurn(client, () => renderer.render(address, undefined, start())),
    isUnderLoad: scheduler.isUnderLoad,
    renderClientOf: (request) => scheduler.renderClientOf(request),
    isWhole: renderer.isWhole,
    headersOf,
    contentVersion: version.current,
    settledVersion: version.settled,
    now: () => appContext.now().getTime(),
    endOfDay: (moment) => startOfDay(addDays(berlinDay(new Date(moment)), 1)).getTime(),
  });

  const otherRoutes = new Hono()
    .use(async (context, next) => {
      await next();
      const isBuiltFile = context.res.ok && context.req.path.startsWith('/assets/');
      for (const [name, value] of isBuiltFile ? ofBuiltFiles : common)
        if (!context.res.headers.has(name)) context.res.headers.set(name, value);
      // Caches keep errors for minutes otherwise: a script that the other instance has already, in a rolling update.
      if (context.res.status >= 400 && !context.res.headers.has('Cache-Control'))
        context.res.headers.set('Cache-Control', 'no-store');
    })
    .get('*', compression)
    .route('/', healthRoutes(appContext))
    .route('/', wellKnownAddresses(config))
    .route('/', sitemapRoutes(appContext));
  if (measuring) otherRoutes.route('/', measuring.routes);
  if (clientDirectory) otherRoutes.use(staticFiles(clientDirectory));
  otherRoutes
    .route('/media/sharing', sharingPictures(appContext))
    .route('/media', mediaRoutes(appContext.store, createMediaGuard(appContext, version.current)))
    // Before the slash rule: paths of endpoints end in a slash.
    .route('/', createApi(appContext))
    .use(addressRules(config, hasSessionCookie))
    .get('*', (context) => context.text('Nicht gefunden / Not found', 404))
    .all('*', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  otherRoutes.onError(explain);
  const handleOther = getRequestListener(otherRoutes.fetch, {
    // Of HTTP/1.0 without a `Host` header, as some health checks and calendar programs send.
    hostname: new URL(config.PUBLIC_URL).hostname,
    errorHandler: explain,
  });

  const handlers: Record<RequestKind, (request: IncomingMessage, response: ServerResponse) => Promise<void>> =
    {
      form: serveFormPost,
      api: (request, response) =>
        scheduler.forApiRequest(request, response, () => handleOther(request, response)),
      rest: handleOther,
      'page-of-login': servePersonalPage,
      'personal-page': async (request, response) => {
        await servePersonalPage(request, response);
        hits.count(request.url ?? '/', response.statusCode);
      },
      'public-page': servePublicPage,
    };

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const target = originForm(request.url ?? '/');
    request.url = target;
    measuring?.metrics.watch(request, response);
    const { method } = request;
    const isLoggedIn = hasSessionCookie(request.headers.cookie);
    const isDoubtful = isAmbiguous(request);
    // Before the address checks, which an address in the cache has passed.
    const isCacheable = isReadMethod(method) && !isLoggedIn && !isDoubtful;
    if (isCacheable && serveFromCache(target, request, response)) return;
    const kind = requestKind(method, target, isLoggedIn);
    const isUnreadable = (kind === 'api' || kind === 'rest') && hasUnreadableHost(request);
    const rejection = isDoubtful || isUnreadable ? badRequest : rejectionOfRequest(kind, target);
    if (rejection) {
      response.writeHead(rejection.status, [...common, ...plainText].flat());
      response.end(rejection.text);
      return;
    }
    handlers[kind](request, response).catch((error) => fail(error, request, response));
  }

  /** Answers if the page of this address is in the cache. */
  function serveFromCache(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!pages.serve(address, request, response)) return false;
    measuring?.metrics.countPage('cache');
    hits.count(address, response.statusCode);
    return true;
  }

  /** Serves from the cache under the canonical address, else renders the shared page. */
  async function servePublicPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    if (serveFromCache(pageAddress(target), request, response)) return;
    measuring?.metrics.countPage('render');
    await pages.fill(request, response);
    hits.count(target, response.statusCode);
  }

  /** Renders for one reader, past the page cache. A cookie without a valid session is cleared. */
  async function servePersonalPage(
    request: IncomingMessage,
    response: ServerResponse,
    post?: FormPost,
  ): Promise<void> {
    const cookies = request.headers.cookie ?? '';
    const session = hasSessionCookie(cookies) ? await sessionOf(appContext, cookies) : null;
    const target = request.url ?? '/';
    // Until the session was read, a cookie counted as a login.
    const canonical = session || post ? null : canonicalRedirect(target, false);
    if (canonical) {
      response.writeHead(301, [...common, ['Location', canonical], ['Cache-Control', 'no-store']].flat());
      return void response.end();
    }
    const render = () => renderer.render(target, { cookies, session, ...(post ? { post } : {}) });
    const client = scheduler.renderClientOf(request, post !== undefined || isBackOfficePath(target));
    const answer = await (session ? scheduler.first(render) : scheduler.inTurn(client, render));
    if (!session && hasSessionCookie(cookies))
      answer.headers.append('Set-Cookie', clearedSessionCookie(config));
    const encoding = encodingFor(request.headers['accept-encoding']);
    sendPage(await finishPage(answer, headersOf, { encoding }), request, response);
  }

  /** A form sent without script; its answer is a page for the sender only. */
  async function serveFormPost(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const post = await readFormPost(request, config);
    if ('data' in post) {
      try {
        return await servePersonalPage(request, response, post);
      } catch (error) {
        return fail(error, request, response, { action: request.url ?? '/', data: post.data });
      } finally {
        await post.close();
      }
    }
    // Closes without reading the rest of the body.
    response.writeHead(post.status, [...common, ...plainText, ['Connection', 'close']].flat());
    response.end(post.text);
  }

  return {
    handle: oneAtATime(handle),
    endStreams: () => closePresence(appContext),
    async close() {
      await closePresence(appContext);
      await hits.close();
      await version.close();
    },
  };
}
