/** A record that the search found, as its endpoint answers. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';

export interface FoundRecord {
  resource: ResourceName;
  id: number;
  /** What the resource is called: "Termin". */
  kind: string;
  title: string;
  /** Day, time and stage of an event, the file of a picture; else empty. */
  detail: string;
  /** Where a page is edited; null for all others. */
  path: string | null;
  is_online: boolean;
}

/** The address of its form, of a page in editing mode, or of a picture in the library. */
export function addressOfFound({ resource, id, path, detail }: FoundRecord, locale: Locale): string {
  if (path !== null) return path;
  if (resource === 'media') return backOfficePath('records', locale, { resource }, { q: detail });
  return backOfficePath('record', locale, { resource, id });
}

/** @throws if the server cannot be reached or refuses */
export async function searchRecords(query: string, locale: Locale): Promise<FoundRecord[]> {
  if (query === '') return [];
  const answer = await fetch(`/${locale}/api/cms-hub/search/?${new URLSearchParams({ q: query })}`);
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  return ((await answer.json()) as { results: FoundRecord[] }).results;
}
