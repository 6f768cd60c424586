// The site as it would be with all drafts of records: for editors who look at a page with what is not public yet.
import { asc, sql } from 'drizzle-orm';
import { failureCode } from '#server/database-failure.ts';
import type { Database } from '#server/db/client.server.ts';
import { onOneConnection } from '#server/db/one-connection.ts';
import type { Queries, Transaction } from '#server/db/query-builder.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import type { ChangeSet } from '../change-set.ts';
import { checkStored } from '../check-stored.ts';
import { readRecords } from '../read-records.ts';
import { checkChanges, type RecordIssue } from '../record-schema.ts';
import { type Update, writeUpdates } from '../write-changes.ts';
import { mergeChange } from './merge-draft.ts';
import type { DraftRow, DraftTarget } from './read-draft.ts';

/** Drafts beyond the newest of these are left out. */
const maxDrafts = 300;
/** Milliseconds to wait for somebody who is writing one of the records. */
const maxWait = 200;
/** Milliseconds after which drafts that have to be tried one by one are left out. */
const maxTrying = 1_000;

/** A draft that the page is shown without. */
export interface LeftOutDraft extends DraftTarget {
  /** `busy`: somebody is writing the record just now. `other`: it does not fit, and no field says why. */
  reason: 'invalid' | 'busy' | 'other';
  issues: RecordIssue[];
}

/**
 * Runs `work` on a database in which the drafts of all records are written by the ordinary writer, in a transaction that is
 * then rolled back: nobody else sees them. A draft that does not fit is left out. Queries of visitors never wait for it.
 * @param work is given the drafts that were left out
 */
export async function withDrafts<T>(
  database: Database,
  work: (shown: Database, leftOut: readonly LeftOutDraft[]) => Promise<T>,
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
async function applyDrafts(queries: Transaction): Promise<LeftOutDraft[]> {
  const drafts = await queries
    .select()
    .from(record_drafts)
    .orderBy(asc(record_drafts.resource), asc(record_drafts.record_id))
    .limit(maxDrafts);
  const atOnce = await attempt(queries, drafts);
  if ('leftOut' in atOnce) return atOnce.leftOut;
  // One of them cannot be written, or somebody is writing its record just now.
  const leftOut: LeftOutDraft[] = [];
  const end = performance.now() + maxTrying;
  for (const draft of drafts) {
    if (performance.now() >= end) {
      leftOut.push({ ...targetOf(draft), reason: 'busy', issues: [] });
      continue;
    }
    const tried = await attempt(queries, [draft]);
    leftOut.push(...('leftOut' in tried ? tried.leftOut : [await explain(queries, draft, tried.code)]));
  }
  return leftOut;
}

const targetOf = ({ resource, record_id }: DraftRow): DraftTarget => ({ resource, id: record_id });

/** SQLSTATEs of a lock that somebody else holds, and of two writers that have met. */
const busy = /^(?:55P03|40001|40P01)$/;

/** What of a draft the database did not take: references and values that must be unique are looked up. */
async function explain(queries: Transaction, draft: DraftRow, code: string): Promise<LeftOutDraft> {
  const target = targetOf(draft);
  if (busy.test(code)) return { ...target, reason: 'busy', issues: [] };
  const found = await attempted(queries, async (step) => {
    const [stored] = await readRecords(step, target.resource, [target.id]);
    const { drafted } = mergeChange(target.resource, draft, stored?.values ?? {});
    const [issues = []] = await checkStored(step, target.resource, [{ id: target.id, values: drafted }]);
    return issues;
  });
  const issues = 'done' in found ? found.done : [];
  return { ...target, reason: issues.length > 0 ? 'invalid' : 'other', issues };
}

/** An error of the database takes back all of it; its SQLSTATE is then in `code`. */
async function attempt(
  queries: Transaction,
  drafts: readonly DraftRow[],
): Promise<{ leftOut: LeftOutDraft[] } | { code: string }> {
  const tried = await attempted(queries, (step) => writeDrafts(step, drafts));
  return 'done' in tried ? { leftOut: tried.done } : tried;
}

async function attempted<T>(
  queries: Transaction,
  work: (step: Transaction) => Promise<T>,
): Promise<{ done: T } | { code: string }> {
  try {
    return { done: await queries.transaction(work) };
  } catch (error) {
    // What the server answers is about these drafts; anything else ends the transaction.
    const code = failureCode(error) ?? '';
    if (/^[0-9A-Z]{5}$/.test(code)) return { code };
    throw error;
  }
}

async function writeDrafts(queries: Queries, drafts: readonly DraftRow[]): Promise<LeftOutDraft[]> {
  const set: ChangeSet = { id: 0, queries, lines: [], concerned: [] };
  const leftOut: LeftOutDraft[] = [];
  for (const [resource, own] of Map.groupBy(drafts, (draft) => draft.resource)) {
    const ids = own.map((draft) => draft.record_id);
    const records = new Map((await readRecords(queries, resource, ids)).map((record) => [record.id, record]));
    const updates: Update[] = [];
    for (const draft of own) {
      const stored = records.get(draft.record_id);
      // A removed record is on no page.
      if (!stored) continue;
      const { drafted } = mergeChange(resource, draft, stored.values);
      const checked = checkChanges(resource, drafted, stored.values);
      if ('issues' in checked) {
        leftOut.push({ ...targetOf(draft), reason: 'invalid', issues: checked.issues });
      } else if (Object.keys(drafted).length > 0) updates.push({ stored, after: checked.values });
    }
    await writeUpdates(set, resource, updates);
  }
  return leftOut;
}
