// Checks and writes the changed records of a change set.
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Queries } from '#server/db/query-builder.ts';
import type { ChangeSet } from './change-set.ts';
import { checkStored } from './check-stored.ts';
import type { LockedRecords } from './lock-records.ts';
import { releasedValues } from './manually-edited-fields.ts';
import { type NewIds, withIdsForKeys } from './new-references.ts';
import type { Row, VersionedRecord } from './read-records.ts';
import { lastChangeOf } from './record-log.ts';
import { checkChanges, checkRecordRules, type RecordIssue } from './record-schema.ts';
import type { IndexedWrite, RecordUpdate, RecordWriteResult } from './record-writes.ts';
import { inOrder, type Update, writeUpdates } from './write-changes.ts';
import { changedFields } from './write-fields.ts';

/** Writes the result of each line to its index in `results`. Runs in the transaction of the change set. */
export async function executeUpdates(
  set: ChangeSet,
  placed: readonly IndexedWrite<RecordUpdate>[],
  stored: LockedRecords,
  ids: NewIds,
  results: RecordWriteResult[],
): Promise<void> {
  for (const [resource, own] of Map.groupBy(placed, ({ line }) => line.resource)) {
    const updates: { at: number; update: Update }[] = [];
    for (const { at, line } of own) {
      const record = stored.get(resource)?.get(line.id);
      const found = record ? await changedValuesOf(set, line, record, ids) : ({ result: 'gone' } as const);
      if ('result' in found) results[at] = found;
      else updates.push({ at, update: found });
    }
    const candidates = updates.map(({ update }) => ({ id: update.stored.id, values: update.after }));
    const issues = await checkStored(set.queries, resource, candidates);
    const possible = updates.filter(({ at }, index) => {
      const found = issues[index] ?? [];
      if (found.length > 0) results[at] = { result: 'invalid', issues: found };
      return found.length === 0;
    });
    const written = possible.map(({ update }) => update);
    await writeUpdates(set, resource, written);
    const changed = written.map((update) => update.stored.id);
    const records = await inOrder(set, resource, changed);
    for (const [index, { at, update }] of possible.entries()) {
      const record = records[index] as VersionedRecord;
      results[at] = { result: 'changed', record, fields: Object.keys(update.after) };
    }
  }
}

/** The fields that a line changes, or why it does not. */
async function changedValuesOf(
  { queries }: ChangeSet,
  { resource, version, data, release = [] }: RecordUpdate,
  stored: VersionedRecord,
  ids: NewIds,
): Promise<Update | RecordWriteResult> {
  const named = withIdsForKeys(resource, data, ids);
  if ('issues' in named) return { result: 'invalid', issues: named.issues };
  const checked = checkChanges(resource, named.data, stored.values);
  if ('issues' in checked) return { result: 'invalid', issues: checked.issues };
  const isGiven = ([, value]: [string, unknown]) => value !== undefined;
  const given: Row = Object.fromEntries(Object.entries(checked.values).filter(isGiven));
  const released = await releasedFor(queries, resource, stored, given, release);
  if ('issues' in released) return { result: 'invalid', issues: released.issues };
  const values = { ...given, ...released.values };
  const fields = changedFields(resource, stored.values, values);
  if (fields.length === 0) return { result: 'unchanged', record: stored };
  if (stored.version !== version) {
    const changed_by = (await lastChangeOf(queries, resource, stored.id))?.by ?? null;
    return { result: 'stale', record: stored, changed_by };
  }
  return { stored, after: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])) };
}

/** The imported values of released fields. A request cannot release a field and also set it. */
async function releasedFor(
  queries: Queries,
  resource: ResourceName,
  stored: VersionedRecord,
  given: Row,
  names: readonly string[],
): Promise<{ values: Row } | { issues: RecordIssue[] }> {
  if (names.length === 0) return { values: {} };
  const released = await releasedValues(queries, resource, stored, names);
  if ('issues' in released) return released;
  const both = Object.keys(released.values).filter((field) => Object.hasOwn(given, field));
  if (both.length > 0) return { issues: both.map((field) => ({ field, message: givenAndReleased })) };
  const issues = checkRecordRules(resource, { ...stored.values, ...given, ...released.values });
  return issues.length > 0 ? { issues } : released;
}

const givenAndReleased = {
  de: 'Dieses Feld kann nicht zugleich geändert und freigegeben werden.',
  en: 'This field cannot be changed and released at the same time.',
};
