// Renders a page with the router: shared, for one reader, with drafts, or as of another moment.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { type AppContext, appContextKey } from '#server/app-context.ts';
import {
  beforeRenderContext,
  buildContext,
  type Degraded,
  degradedContext,
  formPostContext,
  memoryContext,
  type Rendered,
  redirectContext,
  renderedContext,
  sessionContext,
  structuredDataContext,
} from '#server/request-contexts.ts';
import type { Session } from '#server/services/accounts/sessions.ts';
import { isEditing } from '#server/services/pages/is-editing.ts';
import type { RenderedPage } from './finished-page.ts';
import { isForRobots } from './page-key.ts';
import { noPageMemory, watchPageMemory } from './page-memory.ts';
import { previewTime, renderAsOf } from './previewed-page.ts';
import { publicBuild } from './public-manifest.ts';
import type { FormPost } from './read-form-post.ts';
import { type RenderInputs, redirectTarget } from './redirect-target.ts';
import { renderWithDrafts } from './render-with-drafts.ts';
import type { RequestScheduler } from './request-scheduler.ts';
import { scriptSecretHeader } from './script-secret.ts';

/** The reader of a personal page. */
interface PageRecipient {
  cookies: string;
  session: Session | null;
  /** Set after a form was sent. */
  post?: FormPost;
}

export interface PageRenderer {
  /**
   * @param address path and query
   * @param reader only for a personal page; any other page is shared
   * @param knownSource the source of the cached page, which is not rendered again if it is the same
   */
  render(address: string, reader?: PageRecipient, knownSource?: string): Promise<RenderedPage>;
  /** Whether the page has all parts that every page has, such as menus. */
  isWhole(page: RenderedPage): boolean;
}

interface Options {
  build: ServerBuild;
  mode: 'production' | 'development';
  scheduler: RequestScheduler;
  contentVersion(): number;
  /** Runs and times a render. */
  timeRender(render: () => Promise<Response>): Promise<Response>;
}

export function createPageRenderer(
  appContext: AppContext,
  { build, mode, scheduler, contentVersion, timeRender }: Options,
): PageRenderer {
  const forReaders: AppContext = { ...appContext, database: scheduler.database };
  const forAll: AppContext = { ...appContext, database: scheduler.sharedDatabase };
  const memoryNow = watchPageMemory({ contentVersion, now: appContext.now });
  const backOffice = createRequestHandler(build, mode);
  // In development there is a single manifest.
  const publicSite = mode === 'production' ? createRequestHandler(publicBuild(build), mode) : backOffice;
  const degradedPages = new WeakSet<RenderedPage>();

  async function render(
    address: string,
    reader?: PageRecipient,
    knownSource?: string,
  ): Promise<RenderedPage> {
    // Concatenated, not resolved: resolving "//elsewhere" would yield another host.
    const url = new URL(appContext.config.PUBLIC_URL + address);
    const degraded: Degraded = { isThere: false };
    // Form submissions and editors have priority over readers.
    const isFirst = reader !== undefined && (reader.session !== null || reader.post !== undefined);
    const shown = isFirst ? appContext : reader ? forReaders : forAll;
    const memory = isFirst ? noPageMemory : memoryNow();
    const moved = await redirectTarget(url, { shown, memory }, degraded);
    if (reader && !reader.post && isEditing(reader.session, url)) {
      return renderWithDrafts(appContext, async (database) => {
        const own: Degraded = { ...degraded };
        const inputs: RenderInputs = { shown: { ...appContext, database }, memory };
        const answer = await renderWithRouter(url, inputs, own, moved, reader);
        return { answer, isWhole: !own.isThere };
      });
    }
    const preview = reader && !reader.post && previewTime(reader.session, url, appContext.now());
    if (preview) {
      return renderAsOf(appContext, preview, (then) =>
        renderWithRouter(url, { shown: then, memory }, degraded, moved, reader),
      );
    }
    const answer = await renderWithRouter(url, { shown, memory, knownSource }, degraded, moved, reader);
    if (reader) return answer;
    if (degraded.isThere) degradedPages.add(answer);
    if (!isForRobots(url.searchParams)) answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
    return answer;
  }

  async function renderWithRouter(
    url: URL,
    { shown, memory, knownSource }: RenderInputs,
    degraded: Degraded,
    moved: string | null,
    reader?: PageRecipient,
  ): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    context.set(appContextKey, shown);
    context.set(degradedContext, degraded);
    context.set(redirectContext, moved);
    if (mode === 'production') context.set(buildContext, build.assets.version);
    context.set(memoryContext, memory);
    const rendered: Rendered = { knownSource };
    context.set(renderedContext, rendered);
    if (shown === forReaders || shown === forAll) context.set(beforeRenderContext, scheduler.pass);
    context.set(structuredDataContext, []);
    if (reader) context.set(sessionContext, reader.session);
    if (reader?.post) context.set(formPostContext, reader.post);
    const router = isBackOfficePath(url.pathname) ? backOffice : publicSite;
    const response = await timeRender(() => router(new Request(url, sentBy(reader)), context));
    if (degraded.away) throw degraded.away;
    const { status, headers } = response;
    const { document, source } = rendered;
    const isUnchanged = source !== undefined && source === knownSource;
    if (!isUnchanged && !(document && headers.has(scriptSecretHeader))) return response;
    return { status, headers, text: async () => document ?? '', source, isUnchanged };
  }

  return { render, isWhole: (page) => !degradedPages.has(page) };
}

/** The request for the router. Submitted data is in {@link formPostContext}. */
function sentBy(reader: PageRecipient | undefined): RequestInit {
  if (!reader) return {};
  return { method: reader.post ? 'POST' : 'GET', headers: { Cookie: reader.cookies } };
}
