// Redirects of old addresses.
import { asc, inArray } from 'drizzle-orm';
import { withoutSlashes } from '#domain/urls/without-slashes.ts';
import type { Database } from '#server/db/client.server.ts';
import { redirects } from '#server/db/schema/site.ts';

export interface RedirectEntry {
  old_path: string;
  new_path: string;
}

/** Entries that are listed; a query for one path always finds it. */
const maxEntries = 1000;

/** All spellings in which a path may be stored: as sent or decoded, with or without a trailing slash. */
export function spellingsOf(path: string): string[] {
  const spellings = new Set<string>();
  const add = (text: string) => {
    const bare = `/${withoutSlashes(text)}`;
    spellings.add(bare).add(`${bare}/`);
  };
  add(path);
  try {
    add(decodeURI(path));
  } catch {
    // Malformed percent encoding is compared unchanged.
  }
  return [...spellings].filter((text) => !text.includes('\0') && text.isWellFormed());
}

const columns = { old_path: redirects.old_path, new_path: redirects.new_path };

/** The entry of one path, if any. One query. */
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
  return db.select(columns).from(redirects).orderBy(asc(redirects.old_path)).limit(maxEntries);
}

/** Looks up the target of a path, or null. */
export type RedirectLookUp = (path: string) => string | null;

/** All redirects in memory, for many look-ups; null if there are too many. One query. */
export async function readRedirects({ db }: Database): Promise<RedirectLookUp | null> {
  const entries = await db
    .select(columns)
    .from(redirects)
    .orderBy(asc(redirects.old_path))
    .limit(maxEntries + 1);
  if (entries.length > maxEntries) return null;
  const targets = new Map(entries.map(({ old_path, new_path }, place) => [old_path, { place, new_path }]));
  return (path) => {
    if (targets.size === 0) return null;
    const found = spellingsOf(path).flatMap((spelling) => targets.get(spelling) ?? []);
    return found.sort((one, other) => one.place - other.place)[0]?.new_path ?? null;
  };
}

/** The target of a path, or null. One query. */
export async function findRedirect(database: Database, path: string): Promise<string | null> {
  const [entry] = await listRedirectsOf(database, path);
  return entry?.new_path ?? null;
}
