// Lists manual edits: every field whose stored value differs from that of the last import.
import { getTableName, inArray } from 'drizzle-orm';
import { batchesOf } from '#server/db/batches.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { imported_values } from '#server/db/schema/change-log.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { mergeField } from '#server/import/merge-field.ts';
import { contentOf, treeFrom } from '#server/import/module-tree.ts';
import { identityOf, importSections, type Section } from '#server/import/section.ts';
import { comparableRows, storedLists } from '#server/import/write-lists.ts';
import { importedModules, storedModules } from '#server/import/write-modules.ts';
import type { Row } from '#server/services/records/read-records.ts';

export interface ManualEdit {
  /** The record's table and its key in season files. */
  table: string;
  key: string;
  /** In the file's names, with the language: `text.de`. Empty for a record that was removed. */
  field: string;
  stored: unknown;
  /** The value of the last import. */
  imported: unknown;
}

/** A constant number of queries per table. Lock containers of pages: call it in a transaction. */
export async function listManualEdits(queries: Queries): Promise<ManualEdit[]> {
  const remembered = Map.groupBy(
    await queries.select().from(imported_values),
    ({ record_table }) => record_table,
  );
  const edits: ManualEdit[] = [];
  for (const section of importSections) {
    const table = getTableName(section.table);
    // Links of submenus are in the table of their parents.
    if (section.name === 'submenu_links') continue;
    const own = remembered.get(table) ?? [];
    for (const batch of batchesOf(own, 10_000)) {
      const values = new Map(batch.map((row) => [row.record_key, row.values]));
      edits.push(...(await editsIn(queries, section, table, values)));
    }
  }
  return edits;
}

async function editsIn(
  queries: Queries,
  section: Section,
  table: string,
  imported: ReadonlyMap<string, Row>,
): Promise<ManualEdit[]> {
  const identity = columnOf(section.table, identityOf(section));
  const rows = await queries
    .select()
    .from(section.table)
    .where(inArray(identity, [...imported.keys()]));
  const present = new Map(
    rows.filter((row) => !row.deleted_at).map((row) => [String(row[identityOf(section)]), row]),
  );
  const inside = await readPartEdits(queries, section, [...present.values()]);
  return [...imported].flatMap(([key, values]) => {
    const row = present.get(key);
    if (!row) return [{ table, key, field: '', stored: null, imported: values }];
    return Object.entries(values).flatMap(([column, importedValue]) => {
      const field = fieldOf(section, column);
      if (field === null) return [];
      const reader = inside.get(column);
      const stored = reader ? reader.stored(row) : row[column];
      const file = reader ? reader.read(importedValue) : importedValue;
      const { kept } = mergeField({ stored, imported: file, file });
      return kept.map((edit) => ({
        table,
        key,
        field: [field, ...edit.path].join('.'),
        stored: edit.stored,
        imported: edit.file,
      }));
    });
  });
}

/** Properties of a picture's file besides its checksum. */
const ofFile = ['kind', 'file_name', 'content_type', 'storage_key', 'bytes', 'width', 'height'];

/** The field of a column in season files; null for a column that no longer exists or has no field of its own. */
function fieldOf(section: Section, column: string): string | null {
  const { references, lists } = section;
  const reference = Object.entries(references).find((entry) => entry[1].column === column);
  if (reference) return reference[0];
  if (section.name === 'media' && column === 'checksum') return 'file';
  if (section.name === 'media' && ofFile.includes(column)) return null;
  const isThere = column === 'modules' || Object.hasOwn({ ...columnsOf(section.table), ...lists }, column);
  return isThere ? column : null;
}

interface PartEdits {
  stored(row: Row): unknown;
  read(imported: unknown): unknown;
}

/** Lists and modules of records, which are not columns, by their fields. */
async function readPartEdits(
  queries: Queries,
  section: Section,
  rows: readonly Row[],
): Promise<Map<string, PartEdits>> {
  const found = new Map<string, PartEdits>();
  const owners = rows.map(({ id }) => Number(id));
  for (const [field, list] of Object.entries(section.lists)) {
    const stored = await storedLists(queries, list, owners);
    found.set(field, {
      stored: ({ id }) => comparableRows(list, stored.get(Number(id)) ?? []),
      read: (value) => comparableRows(list, value as Row[]),
    });
  }
  if (section.name === 'pages' || section.name === 'containers') {
    const stored = await storedModules(queries, section, owners);
    found.set('modules', {
      stored: ({ id }) => contentOf(treeFrom(stored.get(Number(id))?.modules ?? [])),
      read: importedModules,
    });
  }
  return found;
}
