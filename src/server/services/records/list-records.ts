// All records of a kind, for people of the house: those offline as well.
import { asc, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locales.ts';
import type { RecordEntry, RecordKind } from '#domain/records.ts';
import type { Database } from '#server/db/client.server.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/page.ts';
import { type AnyRow, isThere, recordTables } from '#server/services/records/record-tables.ts';

/** By their number; forms with how much came in through them. Two queries. */
export async function listRecords(
  { db }: Database,
  kind: RecordKind,
  request: PageRequest,
  locale: Locale,
): Promise<Page<RecordEntry>> {
  const { table, name } = recordTables[kind];
  const { page, page_size, limit, offset } = pageBounds(request);
  const entries = sql<number>`(select count(*)::int from form_entries e where e.form_id = forms.id)`;
  const [rows, count] = await Promise.all([
    db
      .select({ row: table, entries: kind === 'forms' ? entries : sql<null>`null` })
      .from(table as never)
      .where(isThere(kind))
      .orderBy(asc(table.id))
      .limit(limit)
      .offset(offset),
    db.$count(table, isThere(kind)),
  ]);
  const results = (rows as { row: AnyRow; entries: number | null }[]).map(({ row, entries }) => ({
    id: Number(row.id),
    name: name(row, locale),
    is_online: row.is_online !== false,
    ...(entries === null ? {} : { entries }),
  }));
  return { count, page, page_size, results };
}
