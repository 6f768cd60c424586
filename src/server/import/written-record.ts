// The result of writing each record of a season, for the steps that write lists, modules and log entries.
import type { SeasonRecord } from '#server/import/read-records.ts';
import type { SectionName } from '#server/import/section.ts';
import type { Row } from '#server/services/records/read-records.ts';

/** The result for one record. */
export interface WrittenRecord {
  record: SeasonRecord;
  /** The id of its row, or its key if the table has no id. */
  id: string | number;
  state: 'created' | 'updated' | 'unchanged';
  /** The previous values of changed columns and lists; empty for a created record. */
  before: Row;
  after: Row;
}

/** The id of a record that the season references, stored before or created now; null if there is none. */
export type IdLookup = (section: SectionName, identity: unknown) => number | null;

/** Notes a change of a field that is not a column of the record's own table. */
export function recordChange(entry: WrittenRecord, field: string, before: unknown, after: unknown): void {
  entry.after[field] = after;
  if (entry.state === 'created') return;
  entry.before[field] = before;
  entry.state = 'updated';
}
