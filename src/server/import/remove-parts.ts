// Removes parts of records that their list no longer names: booklet sections, links of submenus.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '#server/db/query-builder.ts';
import { imported_values } from '#server/db/schema/change-log.ts';
import { containers, modules } from '#server/db/schema/pages.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import type { ImportContext } from '#server/import/import-context.ts';
import { byFieldNames } from '#server/import/log-lines.ts';
import { isStoredAlike } from '#server/import/merge-field.ts';
import { type Section, sectionOf } from '#server/import/section.ts';
import { recordChange, type WrittenRecord } from '#server/import/written-record.ts';
import type { Row } from '#server/services/records/read-records.ts';
import { emptyOf } from '#server/services/records/write-fields.ts';

/** Parts that were added or edited by hand stay, and those with modules of their own. */
export async function removeMissingParts(
  queries: Queries,
  section: Section,
  written: WrittenRecord[],
  { edits, lines }: ImportContext,
): Promise<void> {
  for (const [field, part] of Object.entries(section.parts)) {
    const given = written.filter(
      ({ record, state }) => state !== 'created' && record.values[field] !== undefined,
    );
    if (given.length === 0) continue;
    const inner = sectionOf(part.section);
    const parent = inner.references?.[part.parent]?.column as string;
    const owners = given.map(({ id }) => Number(id));
    const rows = await queries
      .select()
      .from(inner.table)
      .where(inArray(columnOf(inner.table, parent), owners))
      .for('update');
    const isEdited = await editedParts(queries, inner, rows);
    const toRemove: Row[] = [];
    for (const entry of given) {
      const keys = (entry.record.values[field] as string[]).map((key) => `${entry.record.identity}/${key}`);
      const missing = rows.filter(
        (row) =>
          row[parent] === entry.id && row.source_key !== null && !keys.includes(String(row.source_key)),
      );
      const removed = missing.filter((row) => edits.isOverwritten(entry.record) || !isEdited(row));
      const keptRows = missing.filter((row) => !removed.includes(row));
      for (const { source_key } of keptRows) edits.keepPart(entry.record, field, String(source_key));
      if (removed.length === 0) continue;
      toRemove.push(...removed);
      const removedKeys = removed.map(({ source_key }) => source_key);
      recordChange(entry, field, removedKeys, []);
    }
    if (toRemove.length === 0) continue;
    const ids = toRemove.map(({ id }) => Number(id));
    await queries.delete(inner.table).where(inArray(columnOf(inner.table, 'id'), ids));
    await edits.forget(
      queries,
      inner,
      toRemove.map(({ source_key }) => String(source_key)),
    );
    for (const row of toRemove) {
      const { id, ...values } = row;
      lines.push({ resource: inner.name, id: Number(id), before: byFieldNames(inner, values), after: null });
    }
  }
}

/** Finds parts that differ from the last import, or that have modules. */
async function editedParts(
  queries: Queries,
  section: Section,
  rows: readonly Row[],
): Promise<(row: Row) => boolean> {
  const { name } = getTableConfig(section.table);
  const keys = rows.flatMap(({ source_key }) => (typeof source_key === 'string' ? [source_key] : []));
  if (keys.length === 0) return () => false;
  const { record_table, record_key } = imported_values;
  const imported = await queries
    .select()
    .from(imported_values)
    .where(and(eq(record_table, name), inArray(record_key, keys)));
  const valuesOf = new Map(imported.map((row) => [row.record_key, row.values]));
  const own = ['id', 'source_key', 'version', 'created_at', 'updated_at'];
  const fields = Object.entries(columnsOf(section.table)).filter(([field]) => !own.includes(field));
  const slugOf = ({ id }: Row) => `${name === 'booklet_sections' ? 'booklet-section' : name}-${id}`;
  const placed = await queries
    .select({ slug: containers.slug })
    .from(modules)
    .innerJoin(containers, eq(modules.container_id, containers.id))
    .where(and(isNull(modules.deleted_at), inArray(containers.slug, rows.map(slugOf))));
  const slugs = new Set(placed.map(({ slug }) => slug));
  return (row) => {
    const values = valuesOf.get(String(row.source_key)) ?? {};
    const isOther = ([field, column]: [string, PgColumn]) =>
      !isStoredAlike(row[field], Object.hasOwn(values, field) ? values[field] : emptyOf(column));
    return slugs.has(slugOf(row)) || fields.some(isOther);
  };
}
