// Which table the records of a kind are in, what they are called, and where visitors see them.
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locales.ts';
import { type Localized, textOf } from '#domain/localized.ts';
import type { RecordKind } from '#domain/records.ts';
import { pathFor } from '#domain/route-paths.ts';
import { forms } from '#server/db/schema/forms.ts';
import { pages } from '#server/db/schema/pages.ts';
import { persons } from '#server/db/schema/persons.ts';
import { download_directories } from '#server/db/schema/press.ts';
import { productions } from '#server/db/schema/productions.ts';
import { subscriptions } from '#server/db/schema/subscriptions.ts';
import { pageUrl } from '#server/services/pages-columns.ts';

/** A row of any of these tables, by its columns. */
export type AnyRow = Readonly<Record<string, unknown>>;

interface RecordTable {
  table: PgTable & { id: PgColumn };
  name(row: AnyRow, locale: Locale): string;
  url(row: AnyRow, locale: Locale): string;
}

const named = (field: string) => (row: AnyRow, locale: Locale) => textOf(row[field] as Localized, locale);
const param = (row: AnyRow) => ({ slug: row.slug as string, id: row.id as number });

export const recordTables: Record<RecordKind, RecordTable> = {
  forms: {
    table: forms,
    name: named('title'),
    url: (row, locale) => pathFor('forms-slug', locale, { slug: String(row.slug) }),
  },
  productions: {
    table: productions,
    name: named('name'),
    url: (row, locale) => pathFor('productions-slug-id', locale, param(row)),
  },
  persons: {
    table: persons,
    name: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
    url: (row, locale) => pathFor('people-slug-id', locale, param(row)),
  },
  subscriptions: {
    table: subscriptions,
    name: named('name'),
    url: (row, locale) => pathFor('subscriptions-slug-id', locale, param(row)),
  },
  'download-directories': {
    table: download_directories,
    name: named('name'),
    url: (_, locale) => pathFor('press', locale),
  },
  pages: {
    table: pages,
    name: named('title'),
    url: (row, locale) => pageUrl(locale, String(row[`path_${locale}`])),
  },
};

/** Pages that were taken away are in the history, not here. */
export const isThere = (kind: RecordKind) => (kind === 'pages' ? sql`deleted_at is null` : undefined);
