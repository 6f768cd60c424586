// What every loader, endpoint and job is given: database, settings, clock, file store, log.
import { createContext } from 'react-router';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { Session } from '#server/services/accounts/sessions.ts';

export interface AppContext {
  config: Config;
  database: Database;
  store: MediaStore;
  /** The current time; tests and previews may set another. */
  now: () => Date;
  log: Log;
}

/** The part of a pino logger that the server uses. */
export interface Log {
  info(data: object | string, message?: string): void;
  warn(data: object | string, message?: string): void;
  error(data: object | string, message?: string): void;
}

/** How loaders reach the house: `context.get(houseContext)`. */
export const appContextKey = createContext<AppContext>();

/** The redirect target of the requested address, or null. Looked up once per page, before its loaders run. */
export const movedContext = createContext<string | null>(null);

/** The reader's session; null for visitors. Looked up once per page, before its loaders run. */
export const sessionContext = createContext<Session | null>(null);

/**
 * Set if a loader falls back to nothing (say, no menus): such a page is not cached, and a cached one is preferred.
 */
export const degradedContext = createContext<{ isThere: boolean }>({ isThere: false });

/** The network that a form was sent from, for rate limits; null for pages that are only read. */
export const networkContext = createContext<string | null>(null);
