// All records of a kind for the theatre's staff, offline ones included.
import { sql } from 'drizzle-orm';
import type { RecordEntry, RecordKind } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import { type AnyRow, isThere, recordTables } from './record-tables.ts';

interface Found {
  row: AnyRow;
  about: Localized | null;
  entries: number | null;
}

/** In manual order; forms with the number of entries. Two queries. */
export async function listRecords(
  { db }: Database,
  kind: RecordKind,
  request: PageRequest,
  locale: Locale,
): Promise<Page<RecordEntry>> {
  const { table, name, detail, about, order } = recordTables[kind];
  const { page, page_size, limit, offset } = pageBounds(request);
  const entries = sql<number>`(select count(*)::int from form_entries e where e.form_id = forms.id)`;
  const [rows, count] = await Promise.all([
    db
      .select({
        row: table,
        about: about ?? sql<null>`null`,
        entries: kind === 'forms' ? entries : sql<null>`null`,
      })
      .from(table as never)
      .where(isThere(kind))
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.$count(table, isThere(kind)),
  ]);
  const results = (rows as Found[]).map(({ row, about: more, entries }) => ({
    id: Number(row.id),
    name: name(row, locale),
    detail: detail(row, locale, more),
    is_online: row.is_online !== false,
    ...(entries === null ? {} : { entries }),
  }));
  return { count, page, page_size, results };
}
