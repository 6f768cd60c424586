/** A record that the search found, as its endpoint answers. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { FoundRecord } from '#domain/back-office/found-record.ts';
import type { Locale } from '#domain/languages/locales.ts';

/** The address of its form, of a page in editing mode, or of a picture in the library. */
export function foundRecordAddress({ resource, id, path, detail }: FoundRecord, locale: Locale): string {
  if (path !== null) return path;
  if (resource === 'media') return backOfficePath('records', locale, { resource }, { q: detail });
  return backOfficePath('record', locale, { resource, id });
}

/** @throws if the server cannot be reached or refuses */
export async function searchRecords(query: string, locale: Locale): Promise<FoundRecord[]> {
  if (query === '') return [];
  const response = await fetch(`/${locale}/api/cms-hub/search/?${new URLSearchParams({ q: query })}`);
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return ((await response.json()) as { results: FoundRecord[] }).results;
}
