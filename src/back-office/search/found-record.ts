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
  /** Day, time and stage of an event; else empty. */
  detail: string;
  is_online: boolean;
}

/** The address of its form. */
export function addressOfFound({ resource, id }: FoundRecord, locale: Locale): string {
  return backOfficePath('record', locale, { resource, id });
}

/** @throws if the server cannot be reached or refuses */
export async function searchRecords(query: string, locale: Locale): Promise<FoundRecord[]> {
  if (query === '') return [];
  const answer = await fetch(`/${locale}/api/cms-hub/search/?${new URLSearchParams({ q: query })}`);
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  return ((await answer.json()) as { results: FoundRecord[] }).results;
}
