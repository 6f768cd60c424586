// Manual edits since the last import, which the next import keeps.

import { and, eq, sql } from 'drizzle-orm';
import { bothLanguages } from '#domain/languages/locales.ts';
import type { ManuallyEditedField } from '#domain/resources/manually-edited-field.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { imported_values } from '#server/db/schema/change-log.ts';
import { resourceTables, tableOf } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { columnNameOf, entryOf, type Row, readRecord, type VersionedRecord } from './read-records.ts';
import type { RecordIssue } from './record-schema.ts';
import type { RecordWriteResult } from './record-writes.ts';
import { changedFields, readDates } from './write-fields.ts';

/** The fields whose stored value differs from that of the last import. Two queries. */
export async function readManuallyEditedFields(
  queries: Queries,
  name: ResourceName,
  record: VersionedRecord,
): Promise<ManuallyEditedField[]> {
  return manuallyEditedFieldsOf(name, record, await readImportedRow(queries, name, record.id));
}

function manuallyEditedFieldsOf(
  name: ResourceName,
  { values }: VersionedRecord,
  row: ImportedRow | null,
): ManuallyEditedField[] {
  const imported = row ? importedValues(name, row) : {};
  const fields = fieldsOf(name);
  const fieldOf = (field: string, value: unknown): ManuallyEditedField => {
    const declined = row?.declined ?? {};
    const is_declined =
      Object.hasOwn(declined, field) &&
      canonicalJson(declined[field]) === canonicalJson(rememberedValue(name, row, field));
    return { field, imported: value, is_declined };
  };
  return changedFields(name, values, imported).flatMap((field): ManuallyEditedField[] => {
    if (!isInLanguages(fields[field] as ResourceField)) return [fieldOf(field, imported[field])];
    const stored = values[field] as Row | null;
    const inLanguage = imported[field] as Row | null;
    const differing = bothLanguages.filter(
      (language) => canonicalJson(stored?.[language]) !== canonicalJson(inLanguage?.[language]),
    );
    return differing.map((language) => fieldOf(`${field}.${language}`, inLanguage?.[language] ?? null));
  });
}

/**
 * Remembers that the imported values of manually edited fields were declined. The record does not change, so there is
 * no change set.
 * @param names as in {@link ManuallyEditedField}
 * @returns the reason if it failed; null on success
 */
export async function declineImported(
  queries: Queries,
  { resource, id }: { resource: ResourceName; id: number },
  names: readonly string[],
): Promise<RecordWriteResult | null> {
  const stored = await readRecord(queries, resource, id);
  if (!stored) return { result: 'gone' };
  const row = await readImportedRow(queries, resource, id);
  const editedNames = new Set(manuallyEditedFieldsOf(resource, stored, row).map(({ field }) => field));
  const issues = names.flatMap((field, at) =>
    editedNames.has(field) ? [] : [{ field: `decline.${at}`, message: noManualEdit }],
  );
  if (issues.length > 0) return { result: 'invalid', issues };
  const declined = Object.fromEntries(names.map((field) => [field, rememberedValue(resource, row, field)]));
  const { record_table, record_key } = imported_values;
  await queries
    .update(imported_values)
    .set({
      declined: sql`${imported_values.declined} || ${JSON.stringify(declined)}::jsonb`,
      compared: null,
    })
    .where(and(eq(record_table, tableOf(resource)), eq(record_key, row?.record_key ?? '')));
  return null;
}

/**
 * The imported values, which replace manual edits.
 * @param names as in {@link ManuallyEditedField}
 */
export async function releasedValues(
  queries: Queries,
  name: ResourceName,
  stored: VersionedRecord,
  names: readonly string[],
): Promise<{ values: Row } | { issues: RecordIssue[] }> {
  const byName = new Map(
    (await readManuallyEditedFields(queries, name, stored)).map(({ field, imported }) => [field, imported]),
  );
  const issues = names.flatMap((field, at) =>
    byName.has(field) ? [] : [{ field: `release.${at}`, message: noManualEdit }],
  );
  if (issues.length > 0) return { issues };
  const values: Row = {};
  for (const path of names) {
    const [field = '', language] = path.split('.');
    const imported = byName.get(path);
    if (!language) values[field] = imported;
    else
      values[field] = withLanguage((values[field] ?? stored.values[field]) as Row | null, language, imported);
  }
  return { values };
}

/** There is no English text without a German one, so such a text is empty. */
function withLanguage(text: Row | null, language: string, imported: unknown): Row | null {
  const { [language]: _, ...others } = text ?? {};
  const released = imported === null ? others : { ...others, [language]: imported };
  return released.de === undefined ? null : released;
}

/** Whether the languages of a value are compared and merged separately. */
export const isInLanguages = (field: ResourceField) =>
  field.kind === 'line' ||
  field.kind === 'plain' ||
  field.kind === 'rich' ||
  (field.kind === 'address' && field.localized === true);

type ImportedRow = typeof imported_values.$inferSelect;

/** The last imported values of a record; null if it was not imported. */
async function readImportedRow(
  queries: Queries,
  name: ResourceName,
  id: number,
): Promise<ImportedRow | null> {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const key = columns.source_key ?? columns.id;
  const [record] = (await queries
    .select({ key } as never)
    .from(table)
    .where(eq(columnOf(table, 'id'), id))) as { key: unknown }[];
  if (record?.key === null || record?.key === undefined) return null;
  const { record_table, record_key } = imported_values;
  const [row] = await queries
    .select()
    .from(imported_values)
    .where(and(eq(record_table, tableOf(name)), eq(record_key, String(record.key))));
  return row ?? null;
}

/** Under which name an import remembers a field: its column, or its list. */
function rememberedName(name: ResourceName, field: string): string | undefined {
  const { table, lists = {} } = resourceTables[name];
  const described = fieldsOf(name)[field];
  return lists[field] ? field : described && columnNameOf(field, described, columnsOf(table));
}

/** The imported value of a manually edited field; null if the import did not have it. */
function rememberedValue(name: ResourceName, row: ImportedRow | null, path: string): unknown {
  const [field = '', language] = path.split('.');
  const value = row?.values[rememberedName(name, field) ?? ''] ?? null;
  return language ? ((value as Row | null)?.[language] ?? null) : value;
}

/** By field of the record; fields that the import did not have are missing. */
function importedValues(name: ResourceName, row: ImportedRow): Row {
  const { lists = {} } = resourceTables[name];
  const imported: Row = {};
  for (const field of Object.keys(fieldsOf(name))) {
    const list = lists[field];
    const remembered = rememberedName(name, field);
    if (remembered === undefined || !Object.hasOwn(row.values, remembered)) continue;
    const value = row.values[remembered];
    if (list) {
      imported[field] = ((value ?? []) as Row[]).map((entry) =>
        list.entry ? entry[list.entry] : entryOf(list, entry),
      );
    } else imported[field] = value;
  }
  return readDates(name, imported);
}

const noManualEdit = {
  de: 'Dieses Feld ist nicht von Hand geändert. Laden Sie den Eintrag neu.',
  en: 'This field has not been edited by hand. Load the record again.',
};
