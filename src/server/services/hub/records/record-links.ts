// References to other records as rows, with links to the record and to its public page.
import { sql } from 'drizzle-orm';
import type { RecordRow } from '#domain/hub/record-fields.ts';
import { recordAddress } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import { both } from './record-values.ts';

/** A production that a record refers to. */
export interface ProductionLink {
  id: number;
  name: Localized;
  slug: Record<Locale, string>;
  is_online: boolean;
}

/** The production `p` of a query. */
export const productionLink = sql`jsonb_build_object('id', p.id, 'name', p.name, 'slug', p.slug,
  'is_online', p.is_online)`;

export function productionLine({ id, name, slug, is_online }: ProductionLink, locale: Locale): RecordRow {
  return {
    name: both(name),
    record: recordAddress('productions', locale, id),
    ...(is_online
      ? { page: pathFor('productions-slug-id', locale, { slug, id }) }
      : { notes: [recordValueTexts(locale).offline] }),
  };
}

/** A name in credits or cast; a guest without a record has no person. */
export interface NamedPerson {
  role: Localized;
  name: string;
  person: { id: number; slug: string; is_online: boolean } | null;
}

export function personLine({ role, name, person }: NamedPerson, locale: Locale): RecordRow {
  const line = { role: both(role), name };
  if (!person) return line;
  const { id, slug, is_online } = person;
  return {
    ...line,
    record: recordAddress('persons', locale, id),
    ...(is_online
      ? { page: pathFor('people-slug-id', locale, { slug, id }) }
      : { notes: [recordValueTexts(locale).offline] }),
  };
}
