// The pictures of a season without manually edited values, so that no unused files are generated.
import type { ExistingRecords } from '#server/import/existing-records.ts';
import type { ManualEdits } from '#server/import/manual-edits.ts';
import type { SeasonRecord } from '#server/import/read-records.ts';

/** Default values of the fields. */
const emptyValues = { focal_x: 0.5, focal_y: 0.5, print: 'as-is' } as const;

/** Leaves out pictures whose file was replaced by hand, and edited focal points, prints and crops. */
export function withoutEditedMedia(
  records: readonly SeasonRecord[],
  existing: ExistingRecords,
  checksums: ReadonlyMap<string, string>,
  edits: ManualEdits,
): SeasonRecord[] {
  return records.flatMap((record) => {
    const row = record.section === 'media' ? existing.rowOf('media', record.identity) : undefined;
    if (!row) return [record];
    const isEdited = (field: string, column: string, file: unknown, empty: unknown) =>
      edits.valueFor(record, { field, column, stored: row[column], file, empty }) !== file;
    const checksum = checksums.get(String(record.identity));
    if (row.checksum !== checksum && isEdited('file', 'checksum', checksum, null)) return [];
    const { values } = record;
    const edited = Object.entries(emptyValues).filter(
      ([field, empty]) =>
        values[field] !== undefined && isEdited(field, field, values[field] ?? empty, empty),
    );
    const editedFields = new Set(edited.map(([field]) => field));
    // A picture that this import creates differs from the stored one.
    const upright = values.upright ? (existing.rowOf('media', String(values.upright))?.id ?? 0) : null;
    if (values.upright !== undefined && isEdited('upright', 'upright_id', upright, null))
      editedFields.add('upright');
    return [
      {
        ...record,
        values: Object.fromEntries(Object.entries(values).filter(([field]) => !editedFields.has(field))),
      },
    ];
  });
}
