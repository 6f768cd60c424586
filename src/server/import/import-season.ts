// Imports a season: validates all of it, then writes it in one transaction.
import { inArray, sql } from 'drizzle-orm';
import { type ImportCounts, maxNamedChanges } from '#domain/back-office/import-report.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { import_runs } from '#server/db/schema/change-log.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { checkAcrossRecords } from '#server/import/check-references.ts';
import { loadExistingRecords } from '#server/import/existing-records.ts';
import { type ImportNames, readImportNames } from '#server/import/import-names.ts';
import type { ImportChange } from '#server/import/list-changes.ts';
import {
  checkOverwrite,
  loadManualEdits,
  type Overwrite,
  type PreservedEdit,
  withoutRemoved,
} from '#server/import/manual-edits.ts';
import { withoutEditedMedia } from '#server/import/media-edits.ts';
import type { SeasonProblem } from '#server/import/problem.ts';
import { type ReadSeason, readSeasonFiles } from '#server/import/read-records.ts';
import type { SeasonSource } from '#server/import/season-file.ts';
import { checkMedia, findDamaged, type ImportedMedia, importMedia } from '#server/import/season-media.ts';
import type { SectionName } from '#server/import/section.ts';
import { writeRecords } from '#server/import/write-records.ts';
import { checksumOf } from '#server/media/ingest.ts';
import type { MediaStore } from '#server/media/store.ts';
import { logImport, type RecordDiff } from '#server/services/records/change-set.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';
import { storePreviousImports } from '#server/services/records/previous-imports.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { rebuildIndex } from '#server/services/search/write-index.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';

export interface ImportOptions {
  /** For the change log: a user's id, `import` or `system`. */
  actor: string;
  /** The base of relative days such as `day:+3`. */
  now: Date;
  /** Replaces `{shop}`; null if the theatre has no shop. */
  shopOrigin: string | null;
  store: MediaStore;
  onProgress?: (text: Message) => void;
  /** Ends the import between two pictures; nothing is written then. */
  signal?: AbortSignal | undefined;
  /** Records and fields of which the file's values replace manual edits; `all` for everything. */
  overwrite?: Overwrite;
  /** Reports what would be written, without writing. */
  dry_run?: boolean;
}

/** Counts of an import per section. */
interface SectionReport extends ImportCounts {
  /** Fields that were edited by hand and stay. */
  kept: number;
  /** Parts of records that their list no longer names. */
  gone: number;
}

export interface ImportReport extends ImportCounts {
  /** False after an error and after a trial run: nothing was written. */
  is_written: boolean;
  /** Whether there were errors. */
  is_rejected: boolean;
  sections: Partial<Record<SectionName, SectionReport>>;
  /** The first records that are written or removed, by field. */
  changes: readonly ImportChange[];
  problems: SeasonProblem[];
  /** Manual edits that stay. */
  kept: readonly PreservedEdit[];
  /** Records that were removed by hand and are not imported again, such as `productions/faust`. */
  removed: string[];
  /** Of the records in the report; null if it was rejected. */
  names: ImportNames | null;
  /** The change set of the import, for undo; null if nothing has changed. */
  change_set: number | null;
}

/** The key of the advisory lock: one import at a time. */
const lockKey = 1_870_329_252;

/**
 * Records are identified by their keys: an existing one is updated if it differs, and keeps its id. Fields that the
 * file leaves out, and manual edits since the last import, keep their stored values. Importing the same season again
 * writes nothing.
 * @throws an Error if the database or the file store fails; nothing is written then
 */
export async function importSeason(
  database: Database,
  source: SeasonSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const { shopOrigin, now, store, onProgress = () => {} } = options;
  const season = readSeasonFiles(source.files, { today: berlinDay(now), shopOrigin });
  const { records, broken, problems } = season;
  const existing = await loadExistingRecords(database.db, records, { broken });
  const all = [...records, ...broken];
  problems.push(...checkAcrossRecords(season, existing), ...checkOverwrite(options.overwrite ?? [], all));
  const { checksums, problems: mediaProblems, undecoded } = await checkMedia(all, source, existing);
  problems.push(...mediaProblems);
  if (hasErrors(problems)) return rejected([...problems, ...(await findDamaged(undecoded, source))]);

  const progress = (done: number, all: number) => {
    options.signal?.throwIfAborted();
    if (done % 20 === 0 || done === all)
      onProgress({ de: `Bilder: ${done} von ${all}.`, en: `Pictures: ${done} of ${all}.` });
  };
  const imported: ImportedMedia = { pictures: new Map(), checksums, storage_keys: [] };
  try {
    const edits = await loadManualEdits(database.db, records, options.overwrite);
    const { present } = withoutRemoved(records, existing, edits);
    const media = withoutEditedMedia(present, existing, checksums, edits);
    const files = options.dry_run ? null : store;
    problems.push(
      ...(await importMedia(media, { source, existing, store: files, imported, onProgress: progress })),
    );
    const report = hasErrors(problems)
      ? rejected(problems)
      : await write(database, source, season, imported, options);
    if (report.is_rejected) await discard(database, imported, store);
    return report;
  } catch (error) {
    await discard(database, imported, store).catch(() => undefined);
    throw withoutParameters(error);
  }
}

async function write(
  { db }: Database,
  { files }: SeasonSource,
  season: ReadSeason,
  importedMedia: ImportedMedia,
  { actor, overwrite, dry_run = false }: ImportOptions,
): Promise<ImportReport> {
  const work = async (queries: Queries): Promise<ImportReport> => {
    await queries.execute(sql`SET LOCAL statement_timeout = '60s'`);
    await queries.execute(sql`SET LOCAL lock_timeout = 0`);
    await queries.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    // There may have been concurrent changes since the first validation.
    const { records, problems } = season;
    await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('pages', 0))`);
    const existing = await loadExistingRecords(queries, records, { isLocked: true });
    const late = checkAcrossRecords(season, existing);
    if (late.length > 0) return rejected([...problems, ...late]);
    const edits = await loadManualEdits(queries, records, overwrite);
    const { present, removed } = withoutRemoved(records, existing, edits);
    const written = await writeRecords(queries, present, existing, { importedMedia, edits });
    const { counts, lines } = written;
    const changes = written.changes.slice(0, maxNamedChanges);
    const names = await readImportNames(queries, existing, { changes, kept: edits.kept, removed });
    const change_set = await logImport(queries, actor, lines);
    const previousImports = await edits.save(queries);
    if (change_set !== null) await storePreviousImports(queries, change_set, lines, previousImports);
    const total = sumOf(counts);
    const isChanged = total.created + total.updated > 0;
    if (isChanged || previousImports.length > 0 || !(await hasRun(queries))) {
      await queries.insert(import_runs).values({
        actor,
        file_name: files.map(({ name }) => name).join(', '),
        checksum: checksumOf(files.map(({ name, text }) => `${name}\n${text}`).join('\n')),
        ...total,
      });
    }
    if (isChanged && !dry_run) {
      // Records include texts of others (a play its people, an event its play), so all are reindexed.
      await rebuildIndex(queries);
      await bumpContentVersion(queries);
    }
    return {
      ...total,
      is_written: !dry_run,
      is_rejected: false,
      problems,
      kept: edits.kept,
      change_set: dry_run ? null : change_set,
      changes,
      names,
      sections: sectionReports(counts, lines, edits.kept),
      removed: removed.map(({ position }) => position.record),
    };
  };
  // A dry run executes the import and rolls it back, so that its report is exact.
  return rejectableTransaction(db, work, () => dry_run);
}

function sectionReports(
  counts: ReadonlyMap<SectionName, ImportCounts>,
  lines: readonly RecordDiff[],
  kept: readonly PreservedEdit[],
): ImportReport['sections'] {
  const names = new Set([...counts.keys(), ...lines.map(({ resource }) => resource)]);
  const reports = [...names].map((name): [SectionName, SectionReport] => [
    name,
    {
      ...(counts.get(name) ?? { created: 0, updated: 0, unchanged: 0 }),
      kept: kept.filter(({ section }) => section === name).length,
      gone: lines.filter(({ resource, after }) => resource === name && after === null).length,
    },
  ]);
  return Object.fromEntries(reports);
}

/** A database with an import run needs no demo season. */
const hasRun = async (queries: Queries) =>
  (await queries.select({ id: import_runs.id }).from(import_runs).limit(1)).length > 0;

const hasErrors = (problems: readonly SeasonProblem[]) =>
  problems.some(({ severity }) => severity === 'error');

function rejected(problems: SeasonProblem[]): ImportReport {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    is_written: false,
    is_rejected: true,
    sections: {},
    changes: [],
    problems,
    kept: [],
    removed: [],
    names: null,
    change_set: null,
  };
}

function sumOf(counts: ReadonlyMap<SectionName, ImportCounts>): ImportCounts {
  const total: ImportCounts = { created: 0, updated: 0, unchanged: 0 };
  for (const { created, updated, unchanged } of counts.values()) {
    total.created += created;
    total.updated += updated;
    total.unchanged += unchanged;
  }
  return total;
}

/** Removes the files of a failed import, except those that stored pictures use. */
async function discard({ db }: Database, { storage_keys }: ImportedMedia, store: MediaStore): Promise<void> {
  if (storage_keys.length === 0) return;
  const originals = db
    .select({ key: media.storage_key })
    .from(media)
    .where(inArray(media.storage_key, storage_keys));
  const made = db
    .select({ key: media_derivatives.storage_key })
    .from(media_derivatives)
    .where(inArray(media_derivatives.storage_key, storage_keys));
  const storedKeys = new Set([...(await originals), ...(await made)].map(({ key }) => key));
  for (const key of storage_keys) if (!storedKeys.has(key)) await store.remove(key);
}

/** Drizzle's errors contain the query parameters, which must not be logged. */
function withoutParameters(error: unknown): Error {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  if (cause?.code) return new Error(`The import failed in the database: ${cause.message} (${cause.code})`);
  return error instanceof Error ? error : new Error(String(error));
}
