// The context that the steps of an import share.
import type { ExistingRecords } from '#server/import/existing-records.ts';
import type { ManualEdits } from '#server/import/manual-edits.ts';
import type { ImportedMedia } from '#server/import/season-media.ts';
import type { IdLookup } from '#server/import/written-record.ts';
import type { RecordDiff } from '#server/services/records/change-set.ts';

export interface ImportContext {
  ids: IdLookup;
  existing: ExistingRecords;
  importedMedia: ImportedMedia;
  edits: ManualEdits;
  /** Log lines in addition to those of the records themselves. */
  lines: RecordDiff[];
}
