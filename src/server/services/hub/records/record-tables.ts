// Tables, titles and public addresses of the kinds of records.
import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordKind } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { SubscriptionType } from '#domain/subscriptions/subscription.ts';
import { placeLine } from '#domain/venues/venues.ts';
import { subscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { forms } from '#server/db/schema/forms.ts';
import { pages } from '#server/db/schema/pages.ts';
import { persons } from '#server/db/schema/persons.ts';
import { download_directories } from '#server/db/schema/press.ts';
import { productions } from '#server/db/schema/productions.ts';
import { subscriptions } from '#server/db/schema/subscriptions.ts';
import { pageUrl } from '#server/services/pages/pages-columns.ts';
import { byName } from '#server/services/people/person-columns.ts';

/** A row of any of these tables. */
export type AnyRow = Readonly<Record<string, unknown>>;

interface RecordTable {
  table: PgTable & { id: PgColumn };
  name(row: AnyRow, locale: Locale): string;
  url(row: AnyRow, locale: Locale): string;
  /** A detail that distinguishes it in a list; `more` is the value of `about`. */
  detail(row: AnyRow, locale: Locale, more: Localized | null): string;
  /** A text of another table for the detail. */
  about?: SQL<Localized | null>;
  order: SQL[];
}

const named = (field: string) => (row: AnyRow, locale: Locale) => textOf(row[field] as Localized, locale);
const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
const byHand = (table: { order: PgColumn; id: PgColumn }) => [asc(table.order), asc(table.id)];
const param = (row: AnyRow) => ({ slug: row.slug as string, id: row.id as number });

export const recordTables: Record<RecordKind, RecordTable> = {
  forms: {
    table: forms,
    name: named('title'),
    url: (row, locale) => pathFor('forms-slug', locale, { slug: String(row.slug) }),
    detail: (row, locale) => pathFor('forms-slug', locale, { slug: String(row.slug) }),
    order: [asc(forms.id)],
  },
  productions: {
    table: productions,
    name: named('name'),
    url: (row, locale) => pathFor('productions-slug-id', locale, param(row)),
    detail: ({ stage_name, season }, locale) => words(placeLine(String(stage_name), locale), String(season)),
    order: byHand(productions),
  },
  persons: {
    table: persons,
    name: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
    url: (row, locale) => pathFor('people-slug-id', locale, param(row)),
    detail: (_, locale, position) => textOf(position, locale),
    about: sql`(select o.name from person_positions o where o.id = persons.position_id)`,
    order: byName,
  },
  subscriptions: {
    table: subscriptions,
    name: named('name'),
    url: (row, locale) => pathFor('subscriptions-slug-id', locale, param(row)),
    detail: ({ type, season }, locale) =>
      words(subscriptionTexts(locale)[type as SubscriptionType], String(season)),
    order: byHand(subscriptions),
  },
  'download-directories': {
    table: download_directories,
    name: named('name'),
    url: (_, locale) => pathFor('press', locale),
    detail: (_, locale, category) => textOf(category, locale),
    about: sql`(select c.name from download_categories c where c.id = download_directories.category_id)`,
    order: byHand(download_directories),
  },
  pages: {
    table: pages,
    name: named('title'),
    url: (row, locale) => pageUrl(locale, String(row[`path_${locale}`])),
    detail: (row, locale) => pageUrl(locale, String(row[`path_${locale}`])),
    order: [asc(pages.path_de)],
  },
};

/** Removed pages are in the history, not here. */
export const isThere = (kind: RecordKind) => (kind === 'pages' ? sql`deleted_at is null` : undefined);
