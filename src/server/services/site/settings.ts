// The named values that visitors' pages are given.
import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { settings } from '#server/db/schema/site.ts';

/** What is public; every other setting stays in the house. */
export interface PublicSettings {
  /** `final` opens the site as a whole: search and account show only then. */
  VERSION_SELECT: string;
}

/** Where nothing is set, a house is open. */
const defaults: PublicSettings = { VERSION_SELECT: 'final' };

/** The settings that visitors' pages read. One query. */
export async function getSettings({ db }: Database): Promise<PublicSettings> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.keys(defaults)));
  const found = Object.fromEntries(
    rows.flatMap(({ key, value }) => (typeof value === 'string' ? [[key, value]] : [])),
  );
  return { ...defaults, ...found };
}
