// Settings for visitors' pages.
import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { settings } from '#server/db/schema/site.ts';

/** The public settings. */
export interface PublicSettings {
  /** `final` shows the whole site; search and account are hidden otherwise. */
  VERSION_SELECT: string;
}

/** Without settings the site is open. */
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
