// Removes records, and brings them back from the log with the references to them.
import { and, desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { bumpContentVersion, type Queries } from '#server/services/site/content-version.ts';
import { findMissing, findTaken } from './check-stored.ts';
import { indexAnew, indexedBy } from './index-written.ts';
import { columnsOf, type Row, readRecord } from './read-records.ts';
import { findUses, type Referring, readReferring, type Use, writeReferring } from './used-by.ts';
import { insertRow, readDates, writeLists } from './write-fields.ts';
import {
  lastWriterOf,
  lockRecord,
  log,
  tableOf,
  type WriteOutcome,
  type Writing,
  writeOnce,
  written,
} from './write-record.ts';

export type RemoveOutcome =
  | Exclude<WriteOutcome, { outcome: 'invalid' }>
  | { outcome: 'removed' }
  /** It is used elsewhere: more often than the person has seen, or by what cannot be without it. */
  | { outcome: 'used'; uses: Use[] };

/**
 * Removes a record. What refers to it refers to nothing afterwards; the log holds all of it.
 * @param seen how many uses the person has been shown: removing needs as many
 */
export function removeRecord(
  database: Pick<Database, 'db'>,
  name: ResourceName,
  id: number,
  { version, seen }: { version: number; seen: number },
  writing: Writing,
): Promise<RemoveOutcome> {
  return writeOnce<RemoveOutcome>(database, name, writing, id, { outcome: 'removed' }, async (queries) => {
    const stored = await lockRecord(queries, name, id);
    if (!stored) return { outcome: 'gone' };
    if (stored.version !== version) {
      return { outcome: 'stale', record: stored, changed_by: await lastWriterOf(queries, name, id) };
    }
    const uses = await findUses(queries, name, id);
    const used = uses.reduce((sum, { count }) => sum + count, 0);
    if (used > seen || uses.some(({ is_required }) => is_required)) return { outcome: 'used', uses };
    const concerned = await indexedBy(queries, name, id);
    const referring = await readReferring(queries, name, id);
    const { table } = resourceTables[name];
    const { id: key, source_key } = columnsOf(table);
    // By its key an import knows that it was removed, and a restored record again.
    const [row] = (await queries
      .delete(table)
      .where(eq(key as PgColumn, id))
      .returning(source_key ? ({ source_key } as never) : (undefined as never))) as Row[];
    const before = { ...stored.values, source_key: row?.source_key ?? null, referring };
    await log(queries, name, { ...writing, id, before, after: null });
    await indexAnew(queries, concerned);
    await bumpContentVersion(queries);
    return { outcome: 'removed' };
  });
}

/** Brings a removed record back under its id, with its lists and with what referred to it. */
export function restoreRecord(
  database: Pick<Database, 'db'>,
  name: ResourceName,
  id: number,
  writing: Writing,
): Promise<WriteOutcome> {
  return writeOnce<WriteOutcome>(database, name, writing, id, null, async (queries) => {
    const there = await readRecord(queries, name, id);
    if (there) return { outcome: 'written', record: there, is_written: false };
    const removed = await lastRemoval(queries, name, id);
    if (!removed) return { outcome: 'gone' };
    const { referring, ...logged } = removed as Row & { referring?: Referring[] };
    const values = readDates(name, logged);
    const issues = [
      ...(await findMissing(queries, name, values)),
      ...(await findTaken(queries, name, id, values)),
    ];
    if (issues.length > 0) return { outcome: 'invalid', issues };
    await insertRow(queries, name, { ...values, id });
    await writeLists(queries, name, id, values);
    await writeReferring(queries, name, id, referring ?? []);
    await log(queries, name, { ...writing, id, before: null, after: logged });
    return written(queries, name, id, new Map());
  });
}

async function lastRemoval(queries: Queries, name: ResourceName, id: number): Promise<Row | null> {
  const [row] = await queries
    .select({ before: change_log.before, after: change_log.after })
    .from(change_log)
    .where(and(eq(change_log.record_table, tableOf(name)), eq(change_log.record_id, String(id))))
    .orderBy(desc(change_log.id))
    .limit(1);
  return row && row.after === null ? (row.before as Row) : null;
}
