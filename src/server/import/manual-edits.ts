// Detects and keeps manual edits since the last import.
import { and, eq, getTableName, inArray } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { batchesOf } from '#server/db/batches.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { imported_values, type PreviousImport } from '#server/db/schema/change-log.ts';
import type { ExistingRecords } from '#server/import/existing-records.ts';
import { isStoredAlike, mergeField, type PreservedValue } from '#server/import/merge-field.ts';
import { type Path, problemAt, type RecordPosition, type SeasonProblem } from '#server/import/problem.ts';
import type { SeasonRecord } from '#server/import/read-records.ts';
import { type Section, type SectionName, sectionOf } from '#server/import/section.ts';
import { hashOf, storeImportedValues } from '#server/services/records/previous-imports.ts';
import type { Row } from '#server/services/records/read-records.ts';

export interface PreservedEdit extends PreservedValue {
  /** Starts with the name of the field. */
  path: Path;
  section: SectionName;
  position: RecordPosition;
}

/** One field of a record that an import names. */
interface FieldState {
  /** Its name in season files. */
  field: string;
  /** Its name in the table, if that is another one. */
  column?: string;
  stored: unknown;
  file: unknown;
  /** The value of a field that no import has named. */
  empty: unknown;
  /** Whether the record is created by this import. */
  is_new?: boolean;
  /** The value remembered instead of `file`, and how it is read. */
  remembered?: { write: unknown; read: (value: unknown) => unknown };
}

export interface ManualEdits {
  /** Edits kept so far. */
  kept: readonly PreservedEdit[];
  /** The value to write: that of the file, or the stored one if it was edited by hand. */
  valueFor(record: SeasonRecord, state: FieldState): unknown;
  /** Remembers the values of a new record. */
  noteCreated(record: SeasonRecord, values: Row): void;
  /** Notes that a part stays, by its key, although its list no longer names it. */
  keepPart(record: SeasonRecord, field: string, key: string): void;
  /** Whether values of the file replace manual edits of this record. */
  isOverwritten(record: SeasonRecord): boolean;
  isImported(record: SeasonRecord): boolean;
  /** Forgets records that this import itself removes, so that a later one may create them again. */
  forget(queries: Queries, section: Section, keys: readonly string[]): Promise<void>;
  /**
   * Stores the values of the files.
   * @returns the previous values of each record with new ones
   */
  save(queries: Queries): Promise<PreviousImport[]>;
}

/** `all`, a record such as `productions/faust`, or a field such as `productions/faust:text.de`. */
export type Overwrite = readonly string[];

/** Values of the last imports, by table and key. */
type ImportedValues = ReadonlyMap<string, Row>;

const tableOf = (record: SeasonRecord) => tableName(sectionOf(record.section));
const tableName = ({ table }: Pick<Section, 'table'>) => getTableName(table);
const nameOf = (record: SeasonRecord) => `${tableOf(record)} ${record.identity}`;

/** @param overwrite fields whose manual edits the import replaces */
export async function loadManualEdits(
  queries: Queries,
  records: readonly SeasonRecord[],
  overwrite: Overwrite = [],
): Promise<ManualEdits> {
  return manualEdits(await loadImportedValues(queries, records), new Set(overwrite));
}

/** One query per table. */
async function loadImportedValues(
  queries: Queries,
  records: readonly SeasonRecord[],
): Promise<ImportedValues> {
  const { record_table, record_key } = imported_values;
  const found = new Map<string, Row>();
  for (const [table, own] of Map.groupBy(records, tableOf)) {
    const keys = own.map(({ identity }) => String(identity));
    for (const batch of batchesOf(keys, 10_000)) {
      const rows = await queries
        .select()
        .from(imported_values)
        .where(and(eq(record_table, table), inArray(record_key, batch)));
      for (const row of rows) found.set(`${table} ${row.record_key}`, row.values);
    }
  }
  return found;
}

function manualEdits(imported: ImportedValues, overwrite: ReadonlySet<string>): ManualEdits {
  const kept: PreservedEdit[] = [];
  const forgotten: PreviousImport[] = [];
  const noted = new Map<string, { record: SeasonRecord; values: Row }>();
  const noteCreated = (record: SeasonRecord, values: Row) =>
    void noted.set(nameOf(record), { record, values });
  const isOverwritten = ({ position }: SeasonRecord) =>
    overwrite.has('all') || overwrite.has(position.record);
  return {
    kept,
    isOverwritten,
    isImported: (record) => imported.has(nameOf(record)),
    noteCreated,
    valueFor(record, { field, column = field, stored, file, empty, is_new, remembered }) {
      const value = remembered ? remembered.write : (file ?? null);
      const previousValues = noted.get(nameOf(record))?.values ?? imported.get(nameOf(record));
      noted.set(nameOf(record), { record, values: { ...previousValues, [column]: value } });
      if (is_new) return file;
      const importedRow = imported.get(nameOf(record)) ?? {};
      const before = Object.hasOwn(importedRow, column) ? importedRow[column] : undefined;
      const read = remembered?.read ?? ((value: unknown) => value);
      const merged = mergeField(
        { stored, imported: before === undefined ? empty : read(before), file },
        (path) =>
          isOverwritten(record) || overwrite.has(`${record.position.record}:${[field, ...path].join('.')}`),
      );
      kept.push(
        ...merged.kept.map((each) => ({
          ...each,
          path: [field, ...each.path],
          section: record.section,
          position: record.position,
        })),
      );
      return merged.value;
    },
    keepPart({ position, section }, field, key) {
      kept.push({ position, section, path: [field], stored: key, file: null, is_conflict: true });
    },
    async forget(queries, section, keys) {
      if (keys.length === 0) return;
      const { record_table, record_key, values: before } = imported_values;
      const removed = await queries
        .delete(imported_values)
        .where(and(eq(record_table, tableName(section)), inArray(record_key, [...keys])))
        .returning({ record_table, record_key, before });
      forgotten.push(...removed.map((each) => ({ ...each, after: hashOf(null) })));
    },
    async save(queries) {
      const changed = [...noted].filter(([name, { values }]) => !isStoredAlike(imported.get(name), values));
      for (const batch of batchesOf(changed)) {
        const rows = batch.map(([, { record, values }]) => ({
          record_table: tableOf(record),
          record_key: String(record.identity),
          values,
        }));
        await storeImportedValues(queries, rows);
      }
      const changes = changed.map(([name, { record, values }]) => ({
        record_table: tableOf(record),
        record_key: String(record.identity),
        before: imported.get(name) ?? null,
        after: hashOf(values),
      }));
      return [...forgotten, ...changes];
    },
  };
}

type Presence = 'there' | 'new' | 'back' | 'away';

/**
 * Splits off records that were removed since their import, with their parts: they are not imported again unless
 * `overwrite` names them.
 */
export function withoutRemoved(
  records: readonly SeasonRecord[],
  existing: ExistingRecords,
  edits: ManualEdits,
): { present: SeasonRecord[]; removed: SeasonRecord[] } {
  const byName = new Map(records.map((record) => [`${record.section} ${record.identity}`, record]));
  const answers = new Map<SeasonRecord, Presence>();
  const answerFor = (record: SeasonRecord): Presence => {
    const cached = answers.get(record);
    if (cached) return cached;
    // For the case that records own each other in a circle.
    answers.set(record, 'there');
    const answer = lookUp(record);
    answers.set(record, answer);
    return answer;
  };
  const lookUp = (record: SeasonRecord): Presence => {
    const row = existing.rowOf(record.section, record.identity);
    if (row && !row.deleted_at) return 'there';
    const owners = ownersOf(record).flatMap((name) => byName.get(name) ?? []);
    const above = owners.map(answerFor);
    if (above.includes('away')) return 'away';
    if (!edits.isImported(record) && !row) return 'new';
    return edits.isOverwritten(record) || above.includes('back') ? 'back' : 'away';
  };
  const { away: removed = [], ...others } = Object.groupBy(records, answerFor);
  const present = new Set(Object.values(others).flat());
  return { present: records.filter((record) => present.has(record)), removed };
}

/** The records that a record cannot exist without. */
function ownersOf({ section: name, values }: SeasonRecord): string[] {
  const { table, references } = sectionOf(name);
  const owning = new Set(
    getTableConfig(table).foreignKeys.flatMap((key) =>
      key.onDelete === 'cascade' || key.onDelete === 'restrict'
        ? key.reference().columns.map((column) => column.name)
        : [],
    ),
  );
  return Object.entries(references).flatMap(([field, { to, column }]) =>
    owning.has(column) && values[field] ? [`${to} ${values[field]}`] : [],
  );
}

/** Names in the overwriting that the files do not have. */
export function checkOverwrite(overwrite: Overwrite, records: readonly SeasonRecord[]): SeasonProblem[] {
  const byRecord = new Map(records.map((record) => [record.position.record, record]));
  return overwrite.flatMap((name) => {
    if (name === 'all') return [];
    const [label = '', field] = name.split(':');
    const record = byRecord.get(label);
    const values = record?.values;
    if (values && (!field || Object.hasOwn(values, field.split('.')[0] as string))) return [];
    const nowhere: RecordPosition = { file: '--overwrite', record: name, lineOf: () => null };
    return [problemAt(nowhere, [], notInFiles)];
  });
}

const notInFiles = {
  de: 'Das steht in keiner der Dateien. Erwartet wird "all", ein Datensatz wie "productions/faust" oder ein Feld wie "productions/faust:text.de".',
  en: 'No file has this. Expected is "all", a record such as "productions/faust" or a field such as "productions/faust:text.de".',
};
