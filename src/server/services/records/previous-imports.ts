// Stores the previously imported values of the records of an import. Undoing the import restores them, since otherwise
// the next import would take the restored values for manual edits.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { jsonOf } from '#domain/resources/json-of.ts';
import { resources } from '#domain/resources/resources.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { imported_values, type PreviousImport, said_before } from '#server/db/schema/change-log.ts';
import type { RecordDiff } from './change-set.ts';

/** The hash of values in stored form, with instants as texts. */
export function hashOf(values: unknown): string {
  const stored: unknown = jsonOf(values ?? null);
  return createHash('sha256').update(canonicalJson(stored)).digest('base64url');
}

/** Stores nothing for an import with pages or pictures, which cannot be undone as a whole. */
export async function storePreviousImports(
  queries: Queries,
  change_set: number,
  lines: readonly RecordDiff[],
  previousImports: PreviousImport[],
): Promise<void> {
  if (previousImports.length === 0 || lines.some(({ resource }) => resources[resource].writes === 'none'))
    return;
  await queries.insert(said_before).values({ change_set, said: previousImports });
}

/**
 * Restores the previously imported values, unless a later import has stored others. The replaced ones are stored with
 * the undoing change set, so that a redo restores them.
 */
export async function restorePreviousImports(
  queries: Queries,
  undone: number,
  change_set: number,
): Promise<void> {
  const [set] = await queries.select().from(said_before).where(eq(said_before.change_set, undone));
  const replaced: PreviousImport[] = [];
  for (const [record_table, own] of Map.groupBy(set?.said ?? [], (each) => each.record_table)) {
    const keys = own.map(({ record_key }) => record_key);
    const rows = await queries
      .select()
      .from(imported_values)
      .where(
        and(
          eq(imported_values.record_table, record_table),
          sql`${imported_values.record_key} = any (${sql.param(keys)}::text[])`,
        ),
      )
      .for('update');
    const now = new Map(rows.map(({ record_key, values }) => [record_key, values]));
    const open = own.filter(({ record_key, after }) => hashOf(now.get(record_key) ?? null) === after);
    await writeImportedValues(queries, record_table, open);
    replaced.push(
      ...open.map(({ record_key, before }) => ({
        record_table,
        record_key,
        before: now.get(record_key) ?? null,
        after: hashOf(before),
      })),
    );
  }
  if (replaced.length > 0) await queries.insert(said_before).values({ change_set, said: replaced });
}

/** Two queries. */
async function writeImportedValues(
  queries: Queries,
  record_table: string,
  previousImports: readonly PreviousImport[],
): Promise<void> {
  const [absent, present] = [
    previousImports.filter(({ before }) => !before),
    previousImports.filter(({ before }) => before),
  ];
  if (absent.length > 0) {
    const keys = absent.map(({ record_key }) => record_key);
    await queries
      .delete(imported_values)
      .where(
        and(
          eq(imported_values.record_table, record_table),
          sql`${imported_values.record_key} = any (${sql.param(keys)}::text[])`,
        ),
      );
  }
  if (present.length === 0) return;
  const rows = present.map(({ record_key, before }) => ({ record_table, record_key, values: before ?? {} }));
  await storeImportedValues(queries, rows);
}

/** Stores the imported values of records in place of earlier ones, and marks them as not compared yet. */
export async function storeImportedValues(
  queries: Queries,
  rows: Pick<typeof imported_values.$inferInsert, 'record_table' | 'record_key' | 'values'>[],
): Promise<void> {
  await queries
    .insert(imported_values)
    .values(rows)
    .onConflictDoUpdate({
      target: [imported_values.record_table, imported_values.record_key],
      set: { values: sql`excluded.values`, compared: null },
    });
}
