// Schedules changes of records for a time; `run-scheduled-changes.ts` executes them.
import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { FieldConflict } from '#domain/resources/field-conflict.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { planned_changes, record_drafts } from '#server/db/schema/drafts.ts';
import type { WriteOperation } from '../change-set.ts';
import { checkStored } from '../check-stored.ts';
import { type Row, readRecord, type VersionedRecord } from '../read-records.ts';
import { lastChangeOf } from '../record-log.ts';
import { checkChanges, type RecordIssue } from '../record-schema.ts';
import { changedFields } from '../write-fields.ts';
import { fieldsFrom, mergeChange } from './merge-draft.ts';
import { type DraftTarget, lockDrafts, type ScheduledChangeRow } from './read-draft.ts';

export type ScheduleChangeOutcome =
  | { outcome: 'planned'; plan: number; record: VersionedRecord }
  /** The draft does not differ from the published record. */
  | { outcome: 'unchanged'; record: VersionedRecord }
  | { outcome: 'invalid'; issues: RecordIssue[] }
  | { outcome: 'stale'; record: VersionedRecord; changed_by: string | null }
  /** The draft has another version, or was discarded. */
  | { outcome: 'stale-draft' }
  | { outcome: 'conflict'; conflicts: FieldConflict[]; record: VersionedRecord }
  | { outcome: 'gone' }
  /** The operation id belongs to another plan. */
  | { outcome: 'other-operation' }
  /** The record has too many scheduled changes. */
  | { outcome: 'full' };

/** Plans per record. */
const maxScheduledChanges = 50;

/** Plans changed fields of a record, checked as if they were written now. The same operation again plans nothing more. */
export async function scheduleChange(
  { db }: Pick<Database, 'db'>,
  target: DraftTarget,
  { version, data, due_at }: { version: number; data: unknown; due_at: Date },
  writing: WriteOperation,
): Promise<ScheduleChangeOutcome> {
  return db.transaction(async (queries) => {
    const record = await readRecord(queries, target.resource, target.id);
    if (!record) return { outcome: 'gone' };
    const earlier = await findScheduledBefore(queries, target, record, writing);
    if (earlier) return earlier;
    const found = await checkedChange(queries, target, record, data);
    if ('outcome' in found) return found;
    if (record.version !== version) {
      const changed_by = (await lastChangeOf(queries, target.resource, target.id))?.by ?? null;
      return { outcome: 'stale', record, changed_by };
    }
    return insertScheduledChange(queries, target, record, { ...found, due_at }, writing);
  });
}

/** The draft becomes a scheduled change and is no longer a draft. */
export async function scheduleDraft(
  { db }: Pick<Database, 'db'>,
  target: DraftTarget,
  { version, due_at }: { version: number; due_at: Date },
  writing: WriteOperation,
): Promise<ScheduleChangeOutcome> {
  return db.transaction(async (queries) => {
    const record = await readRecord(queries, target.resource, target.id);
    if (!record) return { outcome: 'gone' };
    // Waits for a transaction that plans the same draft.
    const [draft] = await lockDrafts(queries, [target]);
    const earlier = await findScheduledBefore(queries, target, record, writing);
    if (earlier) return earlier;
    if (!draft || draft.version !== version) return { outcome: 'stale-draft' };
    const { values, conflicts } = mergeChange(target.resource, draft, record.values);
    if (conflicts.length > 0) return { outcome: 'conflict', conflicts, record };
    const found = await checkedChange(queries, target, record, values);
    if ('outcome' in found && found.outcome === 'invalid') return found;
    const planned =
      'outcome' in found
        ? found
        : await insertScheduledChange(queries, target, record, { ...found, due_at }, writing);
    if (planned.outcome === 'full') return planned;
    await queries.delete(record_drafts).where(eq(record_drafts.id, draft.id));
    return planned;
  });
}

async function findScheduledBefore(
  queries: Queries,
  { resource, id }: DraftTarget,
  record: VersionedRecord,
  { operation_id }: WriteOperation,
): Promise<ScheduleChangeOutcome | null> {
  const [earlier] = await queries
    .select()
    .from(planned_changes)
    .where(eq(planned_changes.operation_id, operation_id));
  if (!earlier) return null;
  const isSameRecord = earlier.resource === resource && earlier.record_id === id;
  return isSameRecord ? { outcome: 'planned', plan: earlier.id, record } : { outcome: 'other-operation' };
}

async function checkedChange(
  queries: Queries,
  { resource, id }: DraftTarget,
  record: VersionedRecord,
  data: unknown,
): Promise<{ data: Row; base: Row } | ScheduleChangeOutcome> {
  const checked = checkChanges(resource, data, record.values);
  if ('issues' in checked) return { outcome: 'invalid', issues: checked.issues };
  const given = Object.entries(checked.values).filter(([, value]) => value !== undefined);
  const values: Row = Object.fromEntries(given);
  const names = changedFields(resource, record.values, values);
  if (names.length === 0) return { outcome: 'unchanged', record };
  const [issues = []] = await checkStored(queries, resource, [{ id, values }]);
  if (issues.length > 0) return { outcome: 'invalid', issues };
  return { data: fieldsFrom(values, names), base: fieldsFrom(record.values, names) };
}

async function insertScheduledChange(
  queries: Queries,
  target: DraftTarget,
  record: VersionedRecord,
  change: { data: Row; base: Row; due_at: Date },
  writing: WriteOperation,
): Promise<ScheduleChangeOutcome> {
  const { resource, id } = target;
  const { operation_id, user_id } = writing;
  const [ahead] = await queries
    .select({ count: count() })
    .from(planned_changes)
    .where(and(ofRecord(resource, id), isNull(planned_changes.done_at)));
  if ((ahead?.count ?? 0) >= maxScheduledChanges) return { outcome: 'full' };
  const [made] = await queries
    .insert(planned_changes)
    .values({ resource, record_id: id, ...change, operation_id, created_by: user_id })
    .onConflictDoNothing()
    .returning({ id: planned_changes.id });
  if (made) return { outcome: 'planned', plan: made.id, record };
  // The same request, sent twice at once.
  return (await findScheduledBefore(queries, target, record, writing)) ?? { outcome: 'gone' };
}

const ofRecord = (resource: ResourceName, id: number) =>
  and(eq(planned_changes.resource, resource), eq(planned_changes.record_id, id));

/** Cancels a scheduled change, or dismisses a failed one. Null if there is none, or it was executed. */
export async function cancelScheduledChange(
  { db }: Pick<Database, 'db'>,
  { resource, id }: DraftTarget,
  plan: number,
): Promise<ScheduledChangeRow | null> {
  const { done_at, failure } = planned_changes;
  const [deleted] = await db
    .delete(planned_changes)
    .where(and(ofRecord(resource, id), eq(planned_changes.id, plan), or(isNull(done_at), isNotNull(failure))))
    .returning();
  return deleted ?? null;
}
