// Held fields: what was edited by hand since the last import, so that the next one leaves it as it is.

import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bothLanguages } from '#domain/languages/locales.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { canonical } from '#server/db/canonical.ts';
import { imported_values } from '#server/db/schema/change-log.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { tableOf } from './change-set.ts';
import { columnOf, columnsOf, type EditedRecord, entryOf, type Row } from './read-records.ts';
import type { RecordIssue } from './record-schema.ts';
import { changedFields, readDates } from './write-fields.ts';

export interface HeldField {
  /** With the language where only that differs: "text.de". */
  field: string;
  /** What the last import said. */
  imported: unknown;
}

/** The fields whose stored value differs from what the last import said. Two queries. */
export async function readHeldFields(
  queries: Queries,
  name: ResourceName,
  { id, values }: EditedRecord,
): Promise<HeldField[]> {
  const imported = await readImported(queries, name, id);
  const fields = fieldsOf(name);
  return changedFields(name, values, imported).flatMap((field): HeldField[] => {
    const said = imported[field];
    if (!isInLanguages(fields[field] as ResourceField)) return [{ field, imported: said }];
    const stored = values[field] as Row | null;
    const inLanguage = said as Row | null;
    const differing = bothLanguages.filter(
      (language) => canonical(stored?.[language]) !== canonical(inLanguage?.[language]),
    );
    return differing.map((language) => ({
      field: `${field}.${language}`,
      imported: inLanguage?.[language] ?? null,
    }));
  });
}

/**
 * The values of an import in place of held ones.
 * @param names as in {@link HeldField}
 */
export async function releasedValues(
  queries: Queries,
  name: ResourceName,
  stored: EditedRecord,
  names: readonly string[],
): Promise<{ values: Row } | { issues: RecordIssue[] }> {
  const held = new Map(
    (await readHeldFields(queries, name, stored)).map(({ field, imported }) => [field, imported]),
  );
  const issues = names.flatMap((field, at) =>
    held.has(field) ? [] : [{ field: `release.${at}`, message: notHeld }],
  );
  if (issues.length > 0) return { issues };
  const values: Row = {};
  for (const path of names) {
    const [field = '', language] = path.split('.');
    const imported = held.get(path);
    if (!language) values[field] = imported;
    else
      values[field] = withLanguage((values[field] ?? stored.values[field]) as Row | null, language, imported);
  }
  return { values };
}

/** English cannot be without German, so a text that has none is empty. */
function withLanguage(text: Row | null, language: string, imported: unknown): Row | null {
  const { [language]: _, ...others } = text ?? {};
  const released = imported === null ? others : { ...others, [language]: imported };
  return released.de === undefined ? null : released;
}

/** Whether the languages of a value are compared and merged each by itself. */
export const isInLanguages = (field: ResourceField) =>
  field.kind === 'line' ||
  field.kind === 'plain' ||
  field.kind === 'rich' ||
  (field.kind === 'address' && field.localized === true);

/** What the last import said of a record, by its fields; what it did not name is missing. */
async function readImported(queries: Queries, name: ResourceName, id: number): Promise<Row> {
  const { table, lists = {} } = resourceTables[name];
  const columns = columnsOf(table);
  const key = columns.source_key ?? columns.id;
  const [row] = (await queries
    .select({ key } as never)
    .from(table)
    .where(eq(columns.id as PgColumn, id))) as { key: unknown }[];
  if (row?.key === null || row?.key === undefined) return {};
  const { record_table, record_key } = imported_values;
  const [said] = await queries
    .select({ values: imported_values.values })
    .from(imported_values)
    .where(and(eq(record_table, tableOf(name)), eq(record_key, String(row.key))));
  const imported: Row = {};
  for (const [field, described] of Object.entries(fieldsOf(name))) {
    const list = lists[field];
    const column = list ? field : columnOf(field, described, columns);
    if (!said || column === undefined || !Object.hasOwn(said.values, column)) continue;
    const value = said.values[column];
    if (list) {
      imported[field] = ((value ?? []) as Row[]).map((entry) =>
        list.entry ? entry[list.entry] : entryOf(list, entry),
      );
    } else imported[field] = value;
  }
  return readDates(name, imported);
}

const notHeld = {
  de: 'Dieses Feld ist nicht von Hand geändert. Laden Sie den Eintrag neu.',
  en: 'This field has not been edited by hand. Load the record again.',
};
