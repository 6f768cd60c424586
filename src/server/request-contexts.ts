// Router contexts of one page request, set by the request handler and read by loaders and actions.
import { createContext } from 'react-router';
import type { Thing } from 'schema-dts';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';
import { noPageMemory, type PageMemory } from '#server/http/page-memory.ts';
import type { FormPost } from '#server/http/read-form-post.ts';
import type { SplitPage } from '#server/http/script-secret.ts';
import type { Session } from '#server/services/accounts/sessions.ts';

/** The redirect target of the requested address, or null. Looked up once per page, before its loaders run. */
export const redirectContext = createContext<string | null>(null);

/** The reader's session; null for visitors. Looked up once per page, before its loaders run. */
export const sessionContext = createContext<Session | null>(null);

/** Whether a page lacks a part. */
export interface Degraded {
  isThere: boolean;
  /** The error of a loader that could not reach the database: there is no page. */
  away?: unknown;
}

/**
 * Set if a loader falls back to nothing (say, no menus): such a page is not cached, and a cached one is preferred.
 */
export const degradedContext = createContext<Degraded>({ isThere: false });

/** The build of this server's scripts, as the router names it; empty in development. */
export const buildContext = createContext('');

/** Memoised data shared by pages; not used for logged-in users. */
export const memoryContext = createContext<PageMemory>(noPageMemory);

export interface Rendered {
  /** The source of the page that is in the cache. */
  knownSource?: string | undefined;
  /** Hash of the page's inputs: pages of an address with equal sources are equal. */
  source?: string;
  /** The page as parts, which replaces the router's response; undefined if the source equals `knownSource`. */
  document?: SplitPage;
}

/** Output of the renderer: the finished page, for the page cache. */
export const renderedContext = createContext<Rendered>({});

/** What was sent to a page with a form, and the network it came from, for rate limits; null for pages that are only read. */
export const formPostContext = createContext<Pick<FormPost, 'data' | 'network'> | null>(null);

/** The colour schemes of the page. No loader data: the browser finds them in the document's head. */
export const coloursContext = createContext<ColourScheme[]>([]);

/** Ends when a page may be rendered, which holds up every other request; at once for editors. */
export const beforeRenderContext = createContext<() => Promise<void>>(async () => undefined);

/** The preview picture of links to the page, if there is one. */
export const sharedPictureContext = createContext<{ path: string; alt: string } | null>(null);

/** Structured data of the page, as schema.org nodes; null if it has none. */
export const structuredDataContext = createContext<Thing[] | null>(null);
