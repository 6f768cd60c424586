// The whole site as one request handler: which part answers a request, in order from top to bottom.
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { canonicalRedirect } from '#domain/urls/canonical-path.ts';
import { createApi } from '#server/api/api.ts';
import { countAddressHits } from '#server/http/address-hits.ts';
import { badRequest, hasTwoHosts, rejectionOf } from '#server/http/address-rejection.ts';
import { addressRules, isCanonical } from '#server/http/address-rules.ts';
import { isApiPath, isFilePath } from '#server/http/api-path.ts';
import { watchContentVersion } from '#server/http/content-watch.ts';
import { answerFailures, explainFailures } from '#server/http/failed-request.ts';
import { finishPage, type HeadersOf, type RenderedPage } from '#server/http/finished-page.ts';
import { type FormPost, readFormPost } from '#server/http/form-posts.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createMediaGuard } from '#server/http/media-guard.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { movedTo, type RenderInputs } from '#server/http/moved-address.ts';
import { createPageCache } from '#server/http/page-cache.ts';
import { isForRobots, pageAddress } from '#server/http/page-key.ts';
import { noMemory, watchPageMemory } from '#server/http/page-memory.ts';
import { acceptsForms, isPersonalPage } from '#server/http/personal-pages.ts';
import { previewMoment, renderAsOf } from '#server/http/previewed-page.ts';
import { publicBuild } from '#server/http/public-manifest.ts';
import { renderWithDrafts } from '#server/http/render-with-drafts.ts';
import { scriptMarkHeader } from '#server/http/script-mark.ts';
import { pageHeaders, securityHeaders } from '#server/http/security-headers.ts';
import { encodingFor, sendPage } from '#server/http/send-page.ts';
import { sharingPictures } from '#server/http/sharing-pictures.ts';
import { sitemapRoutes } from '#server/http/sitemap.ts';
import { staticFiles } from '#server/http/static-files.ts';
import { textFiles } from '#server/http/text-files.ts';
import { createTurns } from '#server/http/turns.ts';
import { mediaRoutes } from '#server/media/serve.ts';
import { type Session, sessionOf } from '#server/services/accounts/sessions.ts';
import { clearedSessionCookie, hasSessionCookie } from '#server/services/accounts/sessions-cookie.ts';
import { isEditing } from '#server/services/pages/containers-editing.ts';
import { closePresence } from '#server/services/presence/presence.ts';
import { type AppContext, appContextKey } from './app-context.ts';
import {
  beforeRenderContext,
  type Degraded,
  degradedContext,
  formPostContext,
  memoryContext,
  movedContext,
  type Rendered,
  renderedContext,
  sessionContext,
  structuredDataContext,
} from './request-contexts.ts';

export interface App {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Ends open event streams, which would otherwise hold up the shutdown. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

export interface AppOptions {
  /** Where the browser's built files lie; in development Vite serves them. */
  clientDirectory: string | null;
}

const plainText: [string, string] = ['Content-Type', 'text/plain; charset=utf-8'];

/** Data of a request whose answer is for its sender only. */
interface Private {
  cookies: string;
  session: Session | null;
  /** Set if a form was sent. */
  post?: FormPost;
}

/** The request as the router sees it. What was sent with a form is in {@link formPostContext}. */
function sentBy(visitor: Private | undefined): RequestInit {
  if (!visitor) return {};
  return { method: visitor.post ? 'POST' : 'GET', headers: { Cookie: visitor.cookies } };
}

/** Puts together what answers requests, in the order in which a request passes it. */
export function createApp(appContext: AppContext, { clientDirectory }: AppOptions): App {
  const { config } = appContext;
  const common = securityHeaders(config);
  const version = watchContentVersion(appContext);
  const memoryNow = watchPageMemory({ contentVersion: version.current, now: appContext.now });
  const turns = createTurns(appContext, version.current);
  const forVisitors: AppContext = { ...appContext, database: turns.database };
  const forAll: AppContext = { ...appContext, database: turns.sharedDatabase };
  const fail = answerFailures(appContext);
  const explain = explainFailures(appContext);
  const measuring = createMetrics(appContext, turns);
  const hits = countAddressHits(appContext);
  const mode = clientDirectory ? 'production' : 'development';
  const backOffice = createRequestHandler(build, mode);
  // In development there is one manifest.
  const publicSite = clientDirectory ? createRequestHandler(publicBuild(build), mode) : backOffice;
  const headersOf: HeadersOf = ({ scriptHashes, contentType }) =>
    contentType.startsWith('text/html') ? pageHeaders(config, scriptHashes) : common;

  /** Pages rendered without something that all pages have, such as menus. */
  const degradedPages = new WeakSet<RenderedPage>();

  /** @param visitor only if the answer is for one reader; any other page is the same for all */
  async function renderPage(address: string, visitor?: Private, known?: string): Promise<RenderedPage> {
    // Concatenated, not resolved: as a relative reference, "//elsewhere" would be another host.
    const url = new URL(config.PUBLIC_URL + address);
    const degraded: Degraded = { isThere: false };
    // What somebody wrote, and editors, go before pages that are only read.
    const isFirst = visitor !== undefined && (visitor.session !== null || visitor.post !== undefined);
    const shown = isFirst ? appContext : visitor ? forVisitors : forAll;
    const memory = isFirst ? noMemory : memoryNow();
    const moved = await movedTo(url, { shown, memory }, degraded);
    if (visitor && !visitor.post && isEditing(visitor.session, url)) {
      return renderWithDrafts(appContext, async (database) => {
        const own: Degraded = { ...degraded };
        const inputs: RenderInputs = { shown: { ...appContext, database }, memory };
        const answer = await render(url, inputs, own, moved, visitor);
        return { answer, isWhole: !own.isThere };
      });
    }
    const preview = visitor && !visitor.post && previewMoment(visitor.session, url, appContext.now());
    if (preview) {
      return renderAsOf(appContext, preview, (then) =>
        render(url, { shown: then, memory }, degraded, moved, visitor),
      );
    }
    const answer = await render(url, { shown, memory, known }, degraded, moved, visitor);
    if (visitor) return answer;
    if (degraded.isThere) degradedPages.add(answer);
    if (!isForRobots(url.searchParams)) answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
    return answer;
  }

  async function render(
    url: URL,
    { shown, memory, known }: RenderInputs,
    degraded: Degraded,
    moved: string | null,
    visitor?: Private,
  ): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    context.set(appContextKey, shown);
    context.set(degradedContext, degraded);
    context.set(movedContext, moved);
    context.set(memoryContext, memory);
    const rendered: Rendered = { known };
    context.set(renderedContext, rendered);
    if (shown === forVisitors || shown === forAll) context.set(beforeRenderContext, turns.pass);
    context.set(structuredDataContext, []);
    if (visitor) context.set(sessionContext, visitor.session);
    if (visitor?.post) context.set(formPostContext, visitor.post);
    const router = isBackOfficePath(url.pathname) ? backOffice : publicSite;
    const make = () => router(new Request(url, sentBy(visitor)), context);
    const answer = await (measuring?.metrics.timeRender(make) ?? make());
    if (degraded.away) throw degraded.away;
    const { status, headers } = answer;
    const { document, source } = rendered;
    const isUnchanged = source !== undefined && source === known;
    if (!isUnchanged && !(document && headers.has(scriptMarkHeader))) return answer;
    return { status, headers, text: async () => document ?? '', source, isUnchanged };
  }

  const pages = createPageCache({
    render: (address, client, begin) => turns.inTurn(client, () => renderPage(address, undefined, begin())),
    isCrowded: turns.isCrowded,
    renderClientOf: (request) => turns.renderClientOf(request),
    isWhole: (answer) => !degradedPages.has(answer),
    headersOf,
    contentVersion: version.current,
    settledVersion: version.settled,
    now: () => appContext.now().getTime(),
    endOfDay: (moment) => startOfDay(addDays(berlinDay(new Date(moment)), 1)).getTime(),
  });

  const otherRoutes = new Hono()
    .use(async (context, next) => {
      await next();
      for (const [name, value] of common)
        if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    })
    .route('/', healthRoutes(appContext))
    .route('/', textFiles(config))
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
  const answerRest = getRequestListener(otherRoutes.fetch, { errorHandler: explain });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    measuring?.metrics.watch(request, response);
    const target = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isLoggedIn = hasSessionCookie(request.headers.cookie);
    const isDoubtful = hasTwoHosts(request);
    // Before the checks of addresses: what is in the cache under this very address has passed them.
    if (isRead && !isLoggedIn && !isDoubtful && answerFromCache(target, request, response)) return;
    const path = target.split('?', 1)[0] ?? '/';
    const isApi = isApiPath(path);
    const isPage =
      isRead && target.startsWith('/') && !isApi && !isFilePath(path) && isCanonical(target, isLoggedIn);
    const isForm = acceptsForms(request.method, path);
    const rejection = isDoubtful
      ? badRequest
      : isApi
        ? null
        : rejectionOf(target, isPage || isForm ? path : null);
    const failed = (error: unknown) => fail(error, request, response);
    const count = () => hits.count(target, response.statusCode);
    if (rejection) {
      response.writeHead(rejection.status, [...common, plainText].flat());
      response.end(rejection.text);
    } else if (isForm) {
      answerForm(request, response).catch(failed);
    } else if (isApi) {
      turns.forApiRequest(request, response, () => answerRest(request, response)).catch(failed);
    } else if (!isPage) {
      answerRest(request, response).catch(failed);
    } else if (isLoggedIn) {
      answerPrivately(request, response).catch(failed);
    } else if (isPersonalPage(path)) {
      answerPrivately(request, response).then(count).catch(failed);
    } else if (!answerFromCache(pageAddress(target), request, response)) {
      measuring?.metrics.countPage('render');
      pages.fill(request, response).then(count).catch(failed);
    }
  }

  /** Answers if the page of this address is in the cache. */
  function answerFromCache(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!pages.answer(address, request, response)) return false;
    measuring?.metrics.countPage('cache');
    hits.count(address, response.statusCode);
    return true;
  }

  /** Renders for one reader, past the page cache. A cookie without a valid session is cleared. */
  async function answerPrivately(
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
    const render = () => renderPage(target, { cookies, session, ...(post ? { post } : {}) });
    const client = turns.renderClientOf(request, post !== undefined || isBackOfficePath(target));
    const answer = await (session ? turns.first(render) : turns.inTurn(client, render));
    if (!session && hasSessionCookie(cookies))
      answer.headers.append('Set-Cookie', clearedSessionCookie(config));
    const encoding = encodingFor(request.headers['accept-encoding']);
    sendPage(await finishPage(answer, headersOf, { encoding }), request, response);
  }

  /** A form sent without script; its answer is a page for the sender only. */
  async function answerForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const post = await readFormPost(request, config);
    if ('data' in post) {
      try {
        return await answerPrivately(request, response, post);
      } catch (error) {
        return fail(error, request, response, { action: request.url ?? '/', data: post.data });
      } finally {
        await post.close();
      }
    }
    // Closes without reading the rest of the body.
    response.writeHead(post.status, [...common, plainText, ['Connection', 'close']].flat());
    response.end(post.text);
  }

  return {
    handle,
    endStreams: () => closePresence(appContext),
    async close() {
      await closePresence(appContext);
      await hits.close();
      await version.close();
    },
  };
}
