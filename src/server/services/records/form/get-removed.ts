// A removed record for the address of its form: its name, who removed it and when.
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { lastRemoval } from '../restore-records.ts';
import { nameLoadedRecords } from './record-names.ts';

/** Null for a record that never existed. */
export async function getRemoved(
  { db }: Pick<Database, 'db'>,
  resource: ResourceName,
  id: number,
  locale: Locale,
): Promise<{ id: number; title: string; message: string } | null> {
  const removal = await lastRemoval(db, resource, id);
  if (!removal) return null;
  const names = await nameLoadedRecords(db, resource, [{ id, values: removal.before }], locale);
  const title = names.get(id) ?? '';
  const by = [removal.who, formatDateTime(removal.at.toISOString())].filter(Boolean).join(', ');
  return { id, title, message: `${recordFormTexts(locale).removed.replace('{name}', title)} (${by})` };
}
