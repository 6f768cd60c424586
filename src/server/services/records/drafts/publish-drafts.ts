// Publishes drafts of records as an ordinary change set, merged by field with the published records.
import { eq } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { FieldConflict } from '#domain/resources/field-conflict.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries, Transaction } from '#server/db/query-builder.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { type ChangeSet, inChangeSet, type WriteOperation } from '../change-set.ts';
import { readChangeSetDiffs } from '../change-set-diffs.ts';
import { executeWrites } from '../execute-writes.ts';
import { lockRecords } from '../lock-records.ts';
import { readRecords, type VersionedRecord } from '../read-records.ts';
import type { RecordIssue } from '../record-schema.ts';
import type { RecordUpdate } from '../record-writes.ts';
import { mergeChange } from './merge-draft.ts';
import { type DraftRow, type DraftTarget, lockDrafts } from './read-draft.ts';

interface PublishedDraft extends DraftTarget {
  /** The published record. */
  record: VersionedRecord;
  /** The fields that have become public. */
  fields: string[];
}

/** A draft that cannot be published, and why. */
export interface RejectedDraft extends DraftTarget {
  record: VersionedRecord;
  /** Fields that were changed in public since. */
  conflicts: FieldConflict[];
  /** The invalid values. */
  issues: RecordIssue[];
}

export type DraftsOutcome =
  /** No change set if nothing differed. */
  | { outcome: 'published'; change_set: number | null; published: PublishedDraft[] }
  /** Nothing was written. */
  | { outcome: 'rejected'; rejected: RejectedDraft[] }
  /** The draft has another version. */
  | { outcome: 'stale' }
  /** The operation id belongs to another write. */
  | { outcome: 'other-operation' };

interface Options {
  /** The version of the one draft that was seen. */
  version?: number;
  /** Both by default. Fields without a language are published with German; the other language stays in the draft. */
  languages?: readonly Locale[] | undefined;
}

/**
 * Publishes the drafts of some records, all or none. Records without a draft are skipped, and so are removed ones,
 * which keep theirs.
 * @param db a database, or the surrounding transaction
 */
export async function publishDrafts(
  db: Database['db'] | Transaction,
  targets: readonly DraftTarget[],
  writing: WriteOperation,
  { version, languages }: Options = {},
): Promise<DraftsOutcome> {
  return db.transaction(async (queries) => {
    const outcome = await inChangeSet<DraftsOutcome>(
      { db: queries as unknown as Database['db'] },
      writing,
      (set) => publish(set, targets, version, languages),
      {
        isRejected: ({ outcome: found }) => found !== 'published',
        repeated: (earlier, { id }) => repeatedResult(earlier, targets, id),
      },
    );
    // A draft equal to the public state is deleted without a change set.
    if (outcome.outcome === 'published' && outcome.change_set === null) {
      await clearDrafts(queries, outcome.published, languages);
    }
    return outcome;
  });
}

async function publish(
  set: ChangeSet,
  targets: readonly DraftTarget[],
  version: number | undefined,
  languages: readonly Locale[] | undefined,
): Promise<DraftsOutcome> {
  const drafts = await lockDrafts(set.queries, targets);
  if (version !== undefined && (drafts.length !== 1 || drafts[0]?.version !== version)) {
    return { outcome: 'stale' };
  }
  const locked = await lockRecords(
    set.queries,
    drafts.map(({ resource, record_id }) => ({ resource, id: record_id })),
  );
  const rejected: RejectedDraft[] = [];
  const lines: { line: RecordUpdate; record: VersionedRecord }[] = [];
  for (const draft of drafts) {
    const { resource, record_id: id } = draft;
    const record = locked.get(resource)?.get(id);
    if (!record) continue;
    const { values, conflicts } = mergeChange(resource, draft, record.values, languages);
    if (conflicts.length > 0) rejected.push({ resource, id, record, conflicts, issues: [] });
    const line = { action: 'update' as const, resource, id, version: record.version, data: values };
    lines.push({ line, record });
  }
  if (rejected.length > 0) return { outcome: 'rejected', rejected };
  const results = await executeWrites(
    set,
    lines.map(({ line }) => line),
  );
  const published: PublishedDraft[] = [];
  for (const [at, { line, record }] of lines.entries()) {
    const { resource, id } = line;
    const result = results[at];
    if (result?.result === 'invalid') {
      rejected.push({ resource, id, record, conflicts: [], issues: result.issues });
    } else if (result?.result === 'changed') {
      published.push({ resource, id, record: result.record, fields: result.fields });
    } else published.push({ resource, id, record, fields: [] });
  }
  if (rejected.length > 0) return { outcome: 'rejected', rejected };
  await clearDrafts(set.queries, published, languages);
  return { outcome: 'published', change_set: set.lines.length > 0 ? set.id : null, published };
}

/** Keeps the unpublished language of a draft. */
async function clearDrafts(
  queries: Queries,
  published: readonly PublishedDraft[],
  languages: readonly Locale[] | undefined,
): Promise<void> {
  const records = new Map(published.map(({ resource, id, record }) => [`${resource} ${id}`, record]));
  for (const draft of await lockDrafts(queries, published)) {
    const record = records.get(`${draft.resource} ${draft.record_id}`);
    const remaining = record && languages ? mergeChange(draft.resource, draft, record.values).drafted : {};
    await keepFields(queries, draft, Object.keys(remaining));
  }
}

async function keepFields(queries: Queries, draft: DraftRow, names: readonly string[]): Promise<void> {
  if (names.length === 0) {
    await queries.delete(record_drafts).where(eq(record_drafts.id, draft.id));
    return;
  }
  const only = (values: DraftRow['data']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  await queries
    .update(record_drafts)
    .set({ data: only(draft.data), base: only(draft.base), version: draft.version + 1 })
    .where(eq(record_drafts.id, draft.id));
}

async function repeatedResult(
  queries: Queries,
  targets: readonly DraftTarget[],
  change_set: number,
): Promise<DraftsOutcome> {
  const logged = await readChangeSetDiffs(queries, change_set);
  const isTarget = ({ resource, id }: DraftTarget) =>
    targets.some((target) => target.resource === resource && target.id === id);
  if (!logged.every(isTarget)) return { outcome: 'other-operation' };
  const published: PublishedDraft[] = [];
  for (const [resource, own] of Map.groupBy(logged, (line) => line.resource)) {
    const found = await readRecords(
      queries,
      resource,
      own.map(({ id }) => id),
    );
    for (const { id, after } of own) {
      const record = found.find((each) => each.id === id);
      if (record) published.push({ resource, id, record, fields: Object.keys(after ?? {}) });
    }
  }
  return { outcome: 'published', change_set, published };
}
