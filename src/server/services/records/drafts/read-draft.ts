// Reads the unpublished changes of a record: its draft and its scheduled changes.
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { FieldConflict } from '#domain/resources/field-conflict.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { planned_changes, record_drafts } from '#server/db/schema/drafts.ts';
import { users } from '#server/db/schema/users.ts';
import type { Row, VersionedRecord } from '../read-records.ts';
import { mergeChange } from './merge-draft.ts';

export interface DraftTarget {
  resource: ResourceName;
  id: number;
}

export type DraftRow = typeof record_drafts.$inferSelect;
export type ScheduledChangeRow = typeof planned_changes.$inferSelect;

export interface RecordDraft {
  /** Raised with every save. */
  version: number;
  /** The fields that differ from the published ones, with their new values. */
  data: Row;
  /** Null for a deleted account. */
  changed_by: string | null;
  changed_at: Date;
  /** Fields that were changed in public since they were written here. */
  conflicts: FieldConflict[];
}

/** Null if there is none. */
export async function readRecordDraft(
  queries: Queries,
  { resource, id }: DraftTarget,
  record: VersionedRecord,
): Promise<RecordDraft | null> {
  const [row] = await queries
    .select({ draft: record_drafts, changed_by: users.name })
    .from(record_drafts)
    .leftJoin(users, eq(users.id, record_drafts.changed_by))
    .where(and(eq(record_drafts.resource, resource), eq(record_drafts.record_id, id)));
  if (!row) return null;
  const { draft, changed_by } = row;
  const { drafted: data, conflicts } = mergeChange(resource, draft, record.values);
  return { version: draft.version, data, changed_by, changed_at: draft.updated_at, conflicts };
}

/** Locked until the transaction ends, always in the same order; those without a draft are missing. */
export async function lockDrafts(queries: Queries, targets: readonly DraftTarget[]): Promise<DraftRow[]> {
  if (targets.length === 0) return [];
  const each = [...Map.groupBy(targets, ({ resource }) => resource)].map(([resource, own]) =>
    and(
      eq(record_drafts.resource, resource),
      inArray(
        record_drafts.record_id,
        own.map(({ id }) => id),
      ),
    ),
  );
  return queries
    .select()
    .from(record_drafts)
    .where(or(...each))
    .orderBy(asc(record_drafts.id))
    .for('update');
}

/** Why a planned change was not executed. */
export type ScheduledChangeFailure =
  /** Fields were changed in public since it was planned. */
  | { reason: 'conflict'; conflicts: FieldConflict[] }
  /** The record cannot be stored like that any more. */
  | { reason: 'invalid'; issues: { field: string; message: { de: string; en: string } }[] }
  /** The record was removed. */
  | { reason: 'gone' }
  /** Another error, which is in the log. */
  | { reason: 'error' };

export interface ScheduledChange {
  id: number;
  data: Row;
  due_at: Date;
  created_by: string | null;
  failure: ScheduledChangeFailure | null;
}

/** The scheduled changes of a record, including failed ones, soonest first. */
export async function listScheduledChanges(
  queries: Queries,
  { resource, id }: DraftTarget,
): Promise<ScheduledChange[]> {
  const { done_at, failure, due_at } = planned_changes;
  const rows = await queries
    .select({ plan: planned_changes, created_by: users.name })
    .from(planned_changes)
    .leftJoin(users, eq(users.id, planned_changes.created_by))
    .where(
      and(
        eq(planned_changes.resource, resource),
        eq(planned_changes.record_id, id),
        or(isNull(done_at), isNotNull(failure)),
      ),
    )
    .orderBy(asc(due_at), asc(planned_changes.id));
  return rows.map(({ plan, created_by }) => ({
    id: plan.id,
    data: plan.data,
    due_at: plan.due_at,
    created_by,
    failure: plan.failure as ScheduledChangeFailure | null,
  }));
}
