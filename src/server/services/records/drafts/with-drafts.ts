// The site with all drafts of records applied, for editors who view a page with unpublished changes.
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
/** Milliseconds to wait for the lock of a concurrent writer. */
const maxWait = 200;
/** Milliseconds after which drafts that have to be tried one by one are left out. */
const maxTrying = 1_000;

/** A draft that the page is shown without. */
export interface UnappliedDraft extends DraftTarget {
  /** `busy`: somebody is writing the record. `other`: it is invalid as a whole. */
  reason: 'invalid' | 'busy' | 'other';
  issues: RecordIssue[];
}

/**
 * Runs `work` in a transaction in which the drafts of all records have been written, and which is then rolled back.
 * Drafts that do not fit are left out. Visitors' queries never wait for it.
 * @param work gets the drafts that were left out
 */
export async function withDrafts<T>(
  database: Database,
  work: (shown: Database, leftOut: readonly UnappliedDraft[]) => Promise<T>,
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
async function applyDrafts(queries: Transaction): Promise<UnappliedDraft[]> {
  const drafts = await queries
    .select()
    .from(record_drafts)
    .orderBy(asc(record_drafts.resource), asc(record_drafts.record_id))
    .limit(maxDrafts);
  const atOnce = await tryDrafts(queries, drafts);
  if ('leftOut' in atOnce) return atOnce.leftOut;
  // Tries each draft by itself if all together fail.
  const leftOut: UnappliedDraft[] = [];
  const end = performance.now() + maxTrying;
  for (const draft of drafts) {
    if (performance.now() >= end) {
      leftOut.push({ ...targetOf(draft), reason: 'busy', issues: [] });
      continue;
    }
    const tried = await tryDrafts(queries, [draft]);
    leftOut.push(
      ...('leftOut' in tried ? tried.leftOut : [await findRejectionReason(queries, draft, tried.code)]),
    );
  }
  return leftOut;
}

const targetOf = ({ resource, record_id }: DraftRow): DraftTarget => ({ resource, id: record_id });

/** SQLSTATEs of an unavailable lock, a serialisation failure and a deadlock. */
const lockErrorCodes = /^(?:55P03|40001|40P01)$/;

/** The values of a draft that the database rejected: references and unique values are looked up. */
async function findRejectionReason(
  queries: Transaction,
  draft: DraftRow,
  code: string,
): Promise<UnappliedDraft> {
  const target = targetOf(draft);
  if (lockErrorCodes.test(code)) return { ...target, reason: 'busy', issues: [] };
  const found = await tryInSavepoint(queries, async (step) => {
    const [stored] = await readRecords(step, target.resource, [target.id]);
    const { drafted } = mergeChange(target.resource, draft, stored?.values ?? {});
    const [issues = []] = await checkStored(step, target.resource, [{ id: target.id, values: drafted }]);
    return issues;
  });
  const issues = 'done' in found ? found.done : [];
  return { ...target, reason: issues.length > 0 ? 'invalid' : 'other', issues };
}

/** Runs in a savepoint, which a database error rolls back; its SQLSTATE is then in `code`. */
async function tryDrafts(
  queries: Transaction,
  drafts: readonly DraftRow[],
): Promise<{ leftOut: UnappliedDraft[] } | { code: string }> {
  const tried = await tryInSavepoint(queries, (step) => writeDrafts(step, drafts));
  return 'done' in tried ? { leftOut: tried.done } : tried;
}

async function tryInSavepoint<T>(
  queries: Transaction,
  work: (step: Transaction) => Promise<T>,
): Promise<{ done: T } | { code: string }> {
  try {
    return { done: await queries.transaction(work) };
  } catch (error) {
    // Errors with an SQLSTATE concern these drafts; all others end the transaction.
    const code = failureCode(error) ?? '';
    if (/^[0-9A-Z]{5}$/.test(code)) return { code };
    throw error;
  }
}

async function writeDrafts(queries: Queries, drafts: readonly DraftRow[]): Promise<UnappliedDraft[]> {
  const set: ChangeSet = { id: 0, queries, lines: [], concerned: [] };
  const leftOut: UnappliedDraft[] = [];
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
