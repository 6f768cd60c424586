// Writes a checked season: inserts new records in the order of the files, updates those that differ.
import { inArray, sql } from 'drizzle-orm';
import type { ImportCounts } from '#domain/back-office/import-report.ts';
import { batchesOf } from '#server/db/batches.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import type { ExistingRecords } from '#server/import/existing-records.ts';
import type { ImportContext } from '#server/import/import-context.ts';
import { type ImportChange, listChanges, removedRecordsIn } from '#server/import/list-changes.ts';
import { logLines } from '#server/import/log-lines.ts';
import type { ManualEdits } from '#server/import/manual-edits.ts';
import type { SeasonRecord } from '#server/import/read-records.ts';
import { removeMissingParts } from '#server/import/remove-parts.ts';
import type { ImportedMedia } from '#server/import/season-media.ts';
import { identityOf, importSections, type Section, type SectionName } from '#server/import/section.ts';
import { updateHeads } from '#server/import/update-heads.ts';
import { writeLists } from '#server/import/write-lists.ts';
import { writeModules } from '#server/import/write-modules.ts';
import { type IdLookup, recordChange, type WrittenRecord } from '#server/import/written-record.ts';
import type { RecordDiff } from '#server/services/records/change-set.ts';
import type { Row } from '#server/services/records/read-records.ts';
import { emptyOf, insertRows, updateRows } from '#server/services/records/write-fields.ts';

export interface WriteOptions {
  importedMedia: ImportedMedia;
  edits: ManualEdits;
}

export interface WrittenSeason {
  counts: Map<SectionName, ImportCounts>;
  /** For the change log. */
  lines: RecordDiff[];
  /** For the report. */
  changes: ImportChange[];
}

/**
 * Writes sections in their order, so that records find the ids of those they refer to. In the transaction of the
 * import.
 */
export async function writeRecords(
  queries: Queries,
  records: readonly SeasonRecord[],
  existing: ExistingRecords,
  { importedMedia, edits }: WriteOptions,
): Promise<WrittenSeason> {
  const made = new Map<string, number>();
  const ids: IdLookup = (section, identity) => {
    if (identity === null || identity === undefined) return null;
    const id = made.get(`${section} ${identity}`) ?? existing.rowOf(section, identity as string)?.id;
    return typeof id === 'number' ? id : null;
  };
  const lines: RecordDiff[] = [];
  const changes: ImportChange[] = [];
  const context: ImportContext = { ids, existing, importedMedia, edits, lines };
  const counts = new Map<SectionName, ImportCounts>();
  for (const section of importSections) {
    const own = records.filter((record) => record.section === section.name);
    if (own.length === 0) continue;
    const written = await writeRows(queries, section, own, context);
    for (const { record, id } of written) {
      if (typeof id === 'number') made.set(`${section.name} ${record.identity}`, id);
    }
    await writeOwnReferences(queries, section, written, context);
    await writeLists(queries, section, written, context);
    await removeMissingParts(queries, section, written, context);
    await writeModules(queries, section, written, context);
    if (section.name === 'pages') await updateHeads(queries, written);
    if (section.name === 'media') await writeDerivatives(queries, written, importedMedia);
    lines.push(...logLines(section, written));
    changes.push(...listChanges(section, written));
    counts.set(section.name, countOf(written));
  }
  return { counts, lines, changes: [...changes, ...removedRecordsIn(lines)] };
}

async function writeRows(
  queries: Queries,
  section: Section,
  records: readonly SeasonRecord[],
  context: ImportContext,
): Promise<WrittenRecord[]> {
  const written = records.map((record) => {
    const stored = context.existing.rowOf(section.name, record.identity);
    return stored ? updated(section, record, stored, context) : created(section, record, context);
  });
  for (const { id, state, after } of written)
    if (state === 'updated') await updateRows(queries, section.name, [{ id, values: after }]);
  const fresh = written.filter(({ state }) => state === 'created');
  const rows = fresh.map(({ after }) => after);
  const made = await insertRows(queries, section.name, rows);
  for (const [at, entry] of fresh.entries()) entry.id = made[at] as number;
  return written;
}

/** A new record, which gets its id when it is inserted. */
function created(section: Section, record: SeasonRecord, context: ImportContext): WrittenRecord {
  const fields = fieldsOf(section, record, context.ids);
  const values = {
    ...section.onCreate?.(record.values),
    ...Object.fromEntries(fields.map(({ column, value }) => [column, value])),
    ...fileOf(record, undefined, context),
  };
  context.edits.noteCreated(record, values);
  const after = { ...values, [identityOf(section)]: record.identity };
  return { record, id: record.identity, state: 'created', before: {}, after };
}

function updated(section: Section, record: SeasonRecord, stored: Row, context: ImportContext): WrittenRecord {
  const { ids, edits } = context;
  const file = fileOf(record, stored, context);
  const merged = fieldsOf(section, record, ids).map(({ field, column, value }) => {
    const empty = emptyOf(columnOf(section.table, column));
    return [
      column,
      edits.valueFor(record, { field, column, stored: stored[column], file: value, empty }),
    ] as const;
  });
  const { before, after } = differences(stored, {
    ...Object.fromEntries(merged),
    ...file,
    // A removed record is written only if the user has chosen it.
    ...(stored.deleted_at ? { deleted_at: null } : {}),
    // A record created by hand gets the key of the file.
    ...(section.isNumbered && stored.source_key === null ? { source_key: record.identity } : {}),
  });
  const id = (stored.id ?? record.identity) as string | number;
  const state = Object.keys(after).length > 0 ? 'updated' : 'unchanged';
  return { record, id, state, before, after };
}

/** The columns that a picture's new file fills. */
function fileOf(
  record: SeasonRecord,
  stored: Row | undefined,
  { importedMedia: { pictures, checksums }, edits }: ImportContext,
): Row | undefined {
  const columns = pictures.get(String(record.identity))?.columns;
  const checksum = checksums.get(String(record.identity));
  if (record.section !== 'media' || !stored || checksum === undefined) return columns;
  const state = { field: 'file', column: 'checksum', stored: stored.checksum, file: checksum, empty: null };
  return edits.valueFor(record, state) === checksum ? columns : undefined;
}

/** A record's own columns, without lists, parts and references into the same table. */
function fieldsOf(
  section: Section,
  { values }: SeasonRecord,
  ids: IdLookup,
): { field: string; column: string; value: unknown }[] {
  const columns = columnsOf(section.table);
  const { references } = section;
  return Object.entries(values).flatMap(([field, value]) => {
    const reference = references[field];
    if (reference?.to === section.name) return [];
    if (reference) return [{ field, column: reference.column, value: ids(reference.to, value) }];
    const column = columns[field];
    return column ? [{ field, column: field, value: value ?? emptyOf(column) }] : [];
  });
}

function differences(stored: Row, given: Row): { before: Row; after: Row } {
  const changed = Object.keys(given).filter(
    (name) => canonicalJson(stored[name]) !== canonicalJson(given[name]),
  );
  return {
    before: Object.fromEntries(changed.map((name) => [name, stored[name]])),
    after: Object.fromEntries(changed.map((name) => [name, given[name]])),
  };
}

/** References between records of one section, once all of them have ids. */
async function writeOwnReferences(
  queries: Queries,
  section: Section,
  written: readonly WrittenRecord[],
  { ids, existing, edits }: ImportContext,
): Promise<void> {
  for (const [field, { to, column }] of Object.entries(section.references)) {
    if (to !== section.name) continue;
    for (const entry of written) {
      const value = entry.record.values[field];
      if (value === undefined) continue;
      const row = existing.rowOf(section.name, entry.record.identity);
      const stored = row?.[column] ?? null;
      const file = ids(to, value);
      const is_new = entry.state === 'created';
      const id = edits.valueFor(entry.record, { field, column, stored, file, empty: null, is_new });
      if (stored === id) continue;
      await updateRows(queries, section.name, [{ id: entry.id, values: { [column]: id } }]);
      recordChange(entry, column, stored, id);
    }
  }
}

/** Replaces all derivatives of a changed picture by the new line screens; a job generates the others. */
async function writeDerivatives(
  queries: Queries,
  written: WrittenRecord[],
  importedMedia: ImportedMedia,
): Promise<void> {
  const isCut = ({ after }: WrittenRecord) =>
    ['focal_x', 'focal_y', 'print', 'upright_id'].some((name) => name in after);
  const changed = written.filter(
    (entry) => importedMedia.pictures.has(String(entry.record.identity)) || isCut(entry),
  );
  const known = changed.filter(({ state }) => state !== 'created').map(({ id }) => Number(id));
  if (known.length > 0) {
    await queries.delete(media_derivatives).where(inArray(media_derivatives.media_id, known));
    // Concurrent jobs for the old picture compare this time and stop.
    await queries.update(media).set({ updated_at: sql`now()` }).where(inArray(media.id, known));
  }
  const rows = changed.flatMap(({ id, record }) =>
    (importedMedia.pictures.get(String(record.identity))?.made ?? []).map(({ row }) => ({
      ...row,
      media_id: Number(id),
    })),
  );
  for (const batch of batchesOf(rows)) await queries.insert(media_derivatives).values(batch);
}

function countOf(written: readonly WrittenRecord[]): ImportCounts {
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 };
  for (const { state } of written) counts[state]++;
  return counts;
}
