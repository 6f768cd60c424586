// The changes of an import, for its report: the fields of the change log, under their names in season files.
import type { ChangedRecord } from '#domain/back-office/import-report.ts';
import { byFieldNames } from '#server/import/log-lines.ts';
import type { Section, SectionName } from '#server/import/section.ts';
import type { WrittenRecord } from '#server/import/written-record.ts';
import type { RecordDiff } from '#server/services/records/change-set.ts';
import type { Row } from '#server/services/records/read-records.ts';

/** A changed record before and after, by field; both are null if it was created or removed. */
export interface ImportChange extends Omit<ChangedRecord, 'fields'> {
  section: SectionName;
  id: string;
  /** Of a removed record, for its name. */
  removed?: Row;
  before: Row | null;
  after: Row | null;
}

/** The records of a section that were created or updated. */
export function listChanges(section: Section, written: readonly WrittenRecord[]): ImportChange[] {
  return written.flatMap(({ record, id, state, before, after }): ImportChange[] => {
    if (state === 'unchanged') return [];
    const name = `${section.name}/${record.identity}`;
    const place = { section: section.name, id: String(id), record: name, state };
    return state === 'created'
      ? [{ ...place, before: null, after: null }]
      : [{ ...place, before: byFieldNames(section, before), after: byFieldNames(section, after) }];
  });
}

/** Removed parts, by their lines of the log. */
export function removedRecordsIn(lines: readonly RecordDiff[]): ImportChange[] {
  return lines.flatMap(({ resource, id, before, after }): ImportChange[] => {
    const record = `${resource}/${before?.source_key}`;
    const gone = { section: resource, id: String(id), record, state: 'gone' } as const;
    if (after !== null || before === null) return [];
    return [{ ...gone, removed: before, before: null, after: null }];
  });
}
