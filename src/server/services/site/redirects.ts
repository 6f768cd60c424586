// Old addresses and where they lead now.
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { redirects } from '#server/db/schema/site.ts';

export interface RedirectEntry {
  old_path: string;
  new_path: string;
}

/** The most entries that are listed at once; who asks for a path gets it in any case. */
const mostEntries = 1000;

/** Every spelling under which a path may be on file: as sent or decoded, with its slash at the end or without. */
function spellingsOf(path: string): string[] {
  const spellings = new Set<string>();
  const add = (text: string) => {
    const bare = `/${text.replace(/^\/+|\/+$/g, '')}`;
    spellings.add(bare).add(`${bare}/`);
  };
  add(path);
  try {
    add(decodeURI(path));
  } catch {
    // Not well encoded: then it can only be on file as it is.
  }
  return [...spellings].filter((text) => !text.includes('\0') && text.isWellFormed());
}

const columns = { old_path: redirects.old_path, new_path: redirects.new_path };

/** The entries of one path: one or none. One query. */
export async function listRedirectsOf({ db }: Database, path: string): Promise<RedirectEntry[]> {
  return db
    .select(columns)
    .from(redirects)
    .where(inArray(redirects.old_path, spellingsOf(path)))
    .orderBy(asc(redirects.old_path))
    .limit(1);
}

/** The entries by their old path, the first thousand. One query. */
export async function listRedirects({ db }: Database): Promise<RedirectEntry[]> {
  return db.select(columns).from(redirects).orderBy(asc(redirects.old_path)).limit(mostEntries);
}

/** Where a path leads now; null where it is not an old one. One query. */
export async function findRedirect(database: Database, path: string): Promise<string | null> {
  const [entry] = await listRedirectsOf(database, path);
  return entry?.new_path ?? null;
}
