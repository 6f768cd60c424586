// Saves and discards the draft of a record.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import type { WriteOperation } from '../change-set.ts';
import { type Row, readRecord, type VersionedRecord } from '../read-records.ts';
import { lastChangeOf } from '../record-log.ts';
import { checkFields, type RecordIssue } from '../record-schema.ts';
import { fieldsFrom, isSameFieldValue } from './merge-draft.ts';
import {
  type DraftRow,
  type DraftTarget,
  lockDrafts,
  type RecordDraft,
  readRecordDraft,
} from './read-draft.ts';

export interface DraftChange {
  /** The version of the edited draft; 0 for none. */
  version: number;
  /** The version of the record that was seen; without it, fields that were drafted before keep their base. */
  record_version?: number | undefined;
  /** The changed fields only. One that is as in public leaves the draft. */
  data: unknown;
}

export type DraftOutcome =
  /** Null if nothing differs from the published record. */
  | { outcome: 'saved'; draft: RecordDraft | null }
  /** Saved or discarded by somebody else in the meantime. */
  | { outcome: 'stale'; draft: RecordDraft | null }
  /** The record was changed in public since it was seen; by whom, null for an import. */
  | { outcome: 'stale-record'; record: VersionedRecord; changed_by: string | null; draft: RecordDraft | null }
  | { outcome: 'invalid'; issues: RecordIssue[] }
  | { outcome: 'gone' };

/** Saves fields of a draft, each validated separately; rules across fields are checked on publishing. Not public. */
export async function saveDraft(
  { db }: Pick<Database, 'db'>,
  target: DraftTarget,
  change: DraftChange,
  writing: WriteOperation,
): Promise<DraftOutcome> {
  const checked = checkFields(target.resource, change.data);
  if ('issues' in checked) return { outcome: 'invalid', issues: checked.issues };
  const given = fieldsFrom(
    checked.values,
    Object.keys(checked.values).filter((field) => checked.values[field] !== undefined),
  );
  return db.transaction(async (queries) => {
    const record = await readRecord(queries, target.resource, target.id);
    if (!record) return { outcome: 'gone' };
    const [stored] = await lockDrafts(queries, [target]);
    const answer = async (outcome: 'saved' | 'stale') => ({
      outcome,
      draft: await readRecordDraft(queries, target, record),
    });
    if (stored?.operation_id === writing.operation_id) return answer('saved');
    if ((stored?.version ?? 0) !== change.version) {
      return isCurrent(target, stored, record, given) ? answer('saved') : answer('stale');
    }
    const { record_version } = change;
    if (record_version !== undefined && record_version !== record.version) {
      const changed_by = (await lastChangeOf(queries, target.resource, target.id))?.by ?? null;
      const draft = await readRecordDraft(queries, target, record);
      return { outcome: 'stale-record', record, changed_by, draft };
    }
    const next = mergedData(target, stored, record, given, record_version !== undefined);
    const isWritten = await store(queries, target, stored, next, writing);
    return answer(isWritten ? 'saved' : 'stale');
  });
}

/** Whether the draft, or the record without one, has these values already. */
const isCurrent = (
  { resource }: DraftTarget,
  stored: DraftRow | undefined,
  record: VersionedRecord,
  given: Row,
) =>
  Object.entries(given).every(([field, value]) =>
    isSameFieldValue(resource, field, value, { ...record.values, ...stored?.data }[field]),
  );

/** @param isSeen whether the user has seen the published values, which are then the base of the fields */
function mergedData(
  { resource }: DraftTarget,
  stored: DraftRow | undefined,
  { values }: VersionedRecord,
  given: Row,
  isSeen: boolean,
): Pick<DraftRow, 'data' | 'base'> {
  const all: Row = { ...stored?.data, ...given };
  const names = Object.keys(all).filter(
    (field) => !isSameFieldValue(resource, field, all[field], values[field]),
  );
  const keptNames = isSeen ? names.filter((name) => !Object.hasOwn(given, name)) : names;
  const earlier = keptNames.filter((name) => Object.hasOwn(stored?.base ?? {}, name));
  const base = { ...fieldsFrom(values, names), ...fieldsFrom(stored?.base ?? {}, earlier) };
  return { data: fieldsFrom(all, names), base };
}

/** @returns false if somebody else has created a draft concurrently */
async function store(
  queries: Queries,
  { resource, id }: DraftTarget,
  stored: DraftRow | undefined,
  fields: Pick<DraftRow, 'data' | 'base'>,
  { operation_id, user_id }: WriteOperation,
): Promise<boolean> {
  const isEmpty = Object.keys(fields.data).length === 0;
  if (stored) {
    await (isEmpty
      ? queries.delete(record_drafts).where(eq(record_drafts.id, stored.id))
      : queries
          .update(record_drafts)
          .set({
            ...fields,
            operation_id,
            changed_by: user_id,
            version: stored.version + 1,
            updated_at: sql`now()`,
          })
          .where(eq(record_drafts.id, stored.id)));
    return true;
  }
  if (isEmpty) return true;
  const made = await queries
    .insert(record_drafts)
    .values({ resource, record_id: id, ...fields, operation_id, changed_by: user_id })
    .onConflictDoNothing()
    .returning({ id: record_drafts.id });
  return made.length > 0;
}

export type DiscardOutcome =
  | { outcome: 'discarded' }
  | { outcome: 'stale'; draft: RecordDraft | null }
  | { outcome: 'gone' };

/** Discarding a missing draft changes nothing. */
export async function discardDraft(
  { db }: Pick<Database, 'db'>,
  target: DraftTarget,
  version: number,
): Promise<DiscardOutcome> {
  return db.transaction(async (queries) => {
    const record = await readRecord(queries, target.resource, target.id);
    if (!record) return { outcome: 'gone' };
    const deleted = await queries
      .delete(record_drafts)
      .where(
        and(
          eq(record_drafts.resource, target.resource),
          eq(record_drafts.record_id, target.id),
          eq(record_drafts.version, version),
        ),
      )
      .returning({ id: record_drafts.id });
    const draft = deleted.length > 0 ? null : await readRecordDraft(queries, target, record);
    return draft ? { outcome: 'stale', draft } : { outcome: 'discarded' };
  });
}
