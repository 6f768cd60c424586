// The site as it would be with all drafts of records: for editors who look at a page with what is not public yet.
import { asc, sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { failureCode } from '#server/database-failure.ts';
import type { Database } from '#server/db/client.server.ts';
import { onOneConnection } from '#server/db/one-connection.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import type { ChangeSet } from '../change-set.ts';
import { readRecords } from '../read-records.ts';
import { checkChanges } from '../record-schema.ts';
import { type Update, writeUpdates } from '../write-changes.ts';
import { mergeChange } from './merge-draft.ts';
import type { Transaction } from './publish-drafts.ts';
import type { DraftRow, DraftTarget } from './read-draft.ts';

/** Drafts beyond the newest of these are left out. */
const maxDrafts = 300;
/** Milliseconds to wait for somebody who is writing one of the records. */
const maxWait = 200;
/** Milliseconds after which drafts that have to be tried one by one are left out. */
const maxTrying = 1_000;

/**
 * Runs `work` on a database in which the drafts of all records are written by the ordinary writer, in a transaction that is
 * then rolled back: nobody else sees them. A draft that does not fit is left out. Queries of visitors never wait for it.
 * @param work is given the drafts that were left out
 */
export async function withDrafts<T>(
  database: Database,
  work: (shown: Database, leftOut: readonly DraftTarget[]) => Promise<T>,
): Promise<T> {
  const [any] = await database.db.select({ id: record_drafts.id }).from(record_drafts).limit(1);
  if (!any) return work(database, []);
  return onOneConnection(database, (db) =>
    rejectableTransaction(
      db,
      async (queries) => {
        await queries.execute(sql`select set_config('lock_timeout', ${`${maxWait}ms`}, true)`);
        const leftOut = await applyDrafts(queries);
        return work({ ...database, db: queries as unknown as Database['db'] }, leftOut);
      },
      () => true,
    ),
  );
}

/** @returns those that do not fit */
async function applyDrafts(queries: Transaction): Promise<DraftTarget[]> {
  const drafts = await queries
    .select()
    .from(record_drafts)
    .orderBy(asc(record_drafts.resource), asc(record_drafts.record_id))
    .limit(maxDrafts);
  const atOnce = await attempt(queries, drafts);
  if (atOnce) return atOnce;
  // One of them cannot be written, or somebody is writing its record just now.
  const leftOut: DraftTarget[] = [];
  const end = performance.now() + maxTrying;
  for (const draft of drafts) {
    const left = performance.now() < end ? await attempt(queries, [draft]) : null;
    leftOut.push(...(left ?? [targetOf(draft)]));
  }
  return leftOut;
}

const targetOf = ({ resource, record_id }: DraftRow): DraftTarget => ({ resource, id: record_id });

/** @returns those that do not fit; null where an error has taken back all of them */
async function attempt(queries: Transaction, drafts: readonly DraftRow[]): Promise<DraftTarget[] | null> {
  try {
    return await queries.transaction((step) => writeDrafts(step, drafts));
  } catch (error) {
    // What the server answers is about these drafts; anything else ends the transaction.
    if (/^[0-9A-Z]{5}$/.test(failureCode(error) ?? '')) return null;
    throw error;
  }
}

async function writeDrafts(queries: Queries, drafts: readonly DraftRow[]): Promise<DraftTarget[]> {
  const set: ChangeSet = { id: 0, queries, lines: [], concerned: [] };
  const leftOut: DraftTarget[] = [];
  for (const [resource, own] of Map.groupBy(drafts, (draft) => draft.resource as ResourceName)) {
    const ids = own.map((draft) => draft.record_id);
    const records = new Map((await readRecords(queries, resource, ids)).map((record) => [record.id, record]));
    const updates: Update[] = [];
    for (const draft of own) {
      const stored = records.get(draft.record_id);
      // A removed record is on no page.
      if (!stored) continue;
      const { drafted } = mergeChange(resource, draft, stored.values);
      const checked = checkChanges(resource, drafted, stored.values);
      if ('issues' in checked) leftOut.push(targetOf(draft));
      else if (Object.keys(drafted).length > 0) updates.push({ stored, after: checked.values });
    }
    await writeUpdates(set, resource, updates);
  }
  return leftOut;
}
