/** Renders a page to a string, not a stream: pages are cached whole. */
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { registerMessages } from '#i18n/messages.ts';
import { appContextKey } from '#server/app-context.ts';
import { isDatabaseUnreachable } from '#server/database-failure.ts';
import { pageSource } from '#server/http/page-source.ts';
import { partsOf, scriptSecretHeader } from '#server/http/script-secret.ts';
import { sharingSize } from '#server/media/sharing-size.ts';
import {
  beforeRenderContext,
  coloursContext,
  degradedContext,
  renderedContext,
  sharedPictureContext,
  structuredDataContext,
} from '#server/request-contexts.ts';
import { allComponentsLoaded } from '#ui/first-interaction.ts';
import { ColoursContext } from './shell/colours-context.ts';
import { ScriptSecretContext } from './shell/script-secret.ts';

registerMessages('de', de);
registerMessages('en', en);

/** Escapes characters that could end a script element or a JavaScript string. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** For search engines alone: a block of data, which no browser runs. */
function structuredData(graph: readonly unknown[] | null): string {
  if (!graph?.length) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}

/** The picture of a shared link (Open Graph). Only the servers of other sites read it, so React does not render it. */
function sharedPicture(context: Readonly<RouterContextProvider>): string {
  const shared = context.get(sharedPictureContext);
  if (!shared) return '';
  const { PUBLIC_URL } = context.get(appContextKey).config;
  const { width, height } = sharingSize;
  const values = {
    'og:image': PUBLIC_URL + shared.path,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': shared.alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  };
  const tags = Object.entries(values).map(([name, value]) => `<meta property="${name}" content="${value}"/>`);
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await allComponentsLoaded();
  // No loader defers, so the stream ends.
  const data = await new Response(entry.serverHandoffStream).text();
  const rendered = context.get(renderedContext);
  // Components read no clock, no settings and no other context while they render.
  const invisible = [coloursContext, sharedPictureContext, structuredDataContext];
  rendered.source = pageSource(data, [
    status,
    [...headers],
    ...invisible.map((key) => context.get<unknown>(key)),
  ]);
  if (rendered.source === rendered.knownSource) return new Response(null, { status, headers });
  await context.get(beforeRenderContext)();
  const secret = crypto.randomUUID();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(scriptSecretHeader, secret);
  const [head, content, last] = partsOf(renderPage(request.url, entry, context, secret), secret);
  const end = last.endsWith(closing) ? last.slice(0, -closing.length) : last;
  const structured = structuredData(context.get(structuredDataContext));
  // In a response it would be encoded and decoded again before it is finished.
  rendered.document = [
    `<!doctype html>${head}${sharedPicture(context)}`,
    content,
    `${end}${handoffScript(data, secret)}${structured}${closing}`,
  ];
  return new Response(null, { status, headers });
}

const closing = '</body></html>';

/**
 * Without a `serverHandoffStream` the router renders no Suspense around its data, so the faster `renderToString` is
 * enough.
 */
const renderPage = (
  url: string,
  entry: EntryContext,
  context: RouterContextProvider,
  secret: string,
): string =>
  renderToString(
    <ColoursContext value={context.get(coloursContext)}>
      <ScriptSecretContext value={secret}>
        <ServerRouter
          context={{ ...entry, manifest: manifestOfMatches(entry), serverHandoffStream: undefined }}
          url={url}
          nonce={secret}
        />
      </ScriptSecretContext>
    </ColoursContext>,
  );

/** Gives the loader data to the router's script, as its stream would. */
function handoffScript(data: string, secret: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${secret}">${controller}.enqueue(${inScript(data)});${controller}.close();</script>`;
}

/** The router builds all routes of the manifest for each page, and renders those that match. */
function manifestOfMatches({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...manifest, routes };
}

/**
 * By default the router logs loader errors in development only. While the database is unavailable, the caller decides
 * what to serve.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const values = context as RouterContextProvider;
  if (isDatabaseUnreachable(error)) {
    values.get(degradedContext).away = error;
    return;
  }
  const path = new URL(request.url).pathname;
  values.get(appContextKey).log.error({ err: error, path }, 'A page failed');
};
