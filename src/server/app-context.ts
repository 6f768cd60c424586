// What every loader, call and job is given: the database, the settings, the clock, the file store.
import { createContext } from 'react-router';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { Session } from '#server/services/accounts/sessions.ts';

export interface AppContext {
  config: Config;
  database: Database;
  store: MediaStore;
  /** The present moment; a test or a preview may set another. */
  now: () => Date;
  log: Log;
}

/** The part of a pino logger that the house uses. */
export interface Log {
  info(data: object | string, message?: string): void;
  warn(data: object | string, message?: string): void;
  error(data: object | string, message?: string): void;
}

/** How loaders reach the house: `context.get(houseContext)`. */
export const appContextKey = createContext<AppContext>();

/** Where the address asked for has moved to; null where it has not. Looked up once per page, before its loaders run. */
export const movedContext = createContext<string | null>(null);

/** Who looks at the page: null for visitors. Looked up once per page, before its loaders run. */
export const sessionContext = createContext<Session | null>(null);

/** Set where a page goes out without something that all pages have: it is not kept, and one that was kept is better. */
export const degradedContext = createContext<{ isThere: boolean }>({ isThere: false });

/** Which network a form came from, for limits; null for pages that are only read. */
export const networkContext = createContext<string | null>(null);
