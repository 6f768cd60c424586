// Writes a checked season: inserts new records in the order of the files, updates those that differ.
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { canonical } from '#server/db/canonical.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { columnsOf, type Existing } from '#server/import/existing-records.ts';
import type { SeasonRecord } from '#server/import/read-records.ts';
import type { ImportedMedia } from '#server/import/season-media.ts';
import { identityOf, type Section, type SectionName, sections } from '#server/import/section.ts';
import { removeMissingParts, writeLists } from '#server/import/write-lists.ts';
import { writeLog } from '#server/import/write-log.ts';
import { writeModules } from '#server/import/write-modules.ts';
import { batches, type Ids, noteChange, type Row, type Written } from '#server/import/written.ts';
import type { Queries } from '#server/services/site/content-version.ts';

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

export interface WriteOptions {
  actor: string;
  taken: ImportedMedia;
}

export async function writeRecords(
  queries: Queries,
  records: readonly SeasonRecord[],
  existing: Existing,
  options: WriteOptions,
): Promise<Map<SectionName, Counts>> {
  const made = new Map<string, number>();
  const ids: Ids = (section, identity) => {
    if (identity === null || identity === undefined) return null;
    const id = made.get(`${section} ${identity}`) ?? existing.rowOf(section, identity as string)?.id;
    return typeof id === 'number' ? id : null;
  };
  const counts = new Map<SectionName, Counts>();
  for (const section of sections) {
    const own = records.filter((record) => record.section === section.name);
    if (own.length === 0) continue;
    const written = await writeRows(queries, section, own, existing, ids, options);
    for (const { record, id } of written) {
      if (typeof id === 'number') made.set(`${section.name} ${record.identity}`, id);
    }
    await writeOwnReferences(queries, section, written, existing, ids);
    await writeLists(queries, section, written, ids);
    await removeMissingParts(queries, section, written);
    await writeModules(queries, section, written, ids);
    if (section.name === 'media') await writeDerivatives(queries, written, options);
    await writeLog(queries, section, written, options.actor);
    counts.set(section.name, countOf(written));
  }
  return counts;
}

async function writeRows(
  queries: Queries,
  section: Section,
  records: readonly SeasonRecord[],
  existing: Existing,
  ids: Ids,
  { taken }: WriteOptions,
): Promise<Written[]> {
  const columns = columnsOf(section);
  const written: Written[] = [];
  const created: Written[] = [];
  for (const record of records) {
    const extra = section.name === 'media' ? taken.pictures.get(String(record.identity))?.columns : undefined;
    const given = { ...rowOf(section, record, ids), ...extra };
    const stored = existing.rowOf(section.name, record.identity);
    if (!stored) {
      const after = {
        ...section.onCreate?.(record.values),
        ...given,
        [identityOf(section)]: record.identity,
      };
      const entry: Written = { record, id: record.identity, state: 'created', before: {}, after };
      written.push(entry);
      created.push(entry);
      continue;
    }
    const { before, after } = differences(stored, given);
    const id = (stored.id ?? record.identity) as string | number;
    const state = Object.keys(after).length > 0 ? 'updated' : 'unchanged';
    if (state === 'updated') await updateRow(queries, section, record.identity, after);
    written.push({ record, id, state, before, after });
  }
  for (const batch of batches(created)) {
    const key = columns[identityOf(section)] as PgColumn;
    const rows = (await queries
      .insert(section.table)
      .values(batch.map(({ after }) => after) as never)
      .returning({ key, id: columns.id ?? key } as never)) as { key: unknown; id: string | number }[];
    const found = new Map(rows.map((row) => [String(row.key), row.id]));
    for (const entry of batch) entry.id = found.get(String(entry.record.identity)) as string | number;
  }
  return written;
}

/** A record's own columns, without lists, parts and references into the same table. */
function rowOf(section: Section, { values }: SeasonRecord, ids: Ids): Row {
  const columns = columnsOf(section);
  const { references = {} } = section;
  const row: Row = {};
  for (const [field, value] of Object.entries(values)) {
    const reference = references[field];
    if (reference?.to === section.name) continue;
    if (reference) row[reference.column] = ids(reference.to, value);
    else if (columns[field]) row[field] = value ?? emptyOf(columns[field]);
  }
  return row;
}

/** The value of an emptied field: null, or the column's default. */
function emptyOf(column: PgColumn): unknown {
  return column.notNull ? column.default : null;
}

function differences(stored: Row, given: Row): { before: Row; after: Row } {
  const changed = Object.keys(given).filter((name) => canonical(stored[name]) !== canonical(given[name]));
  return {
    before: Object.fromEntries(changed.map((name) => [name, stored[name]])),
    after: Object.fromEntries(changed.map((name) => [name, given[name]])),
  };
}

async function updateRow(queries: Queries, section: Section, identity: unknown, after: Row): Promise<void> {
  const columns = columnsOf(section);
  const set = columns.updated_at ? { ...after, updated_at: sql`now()` } : after;
  await queries
    .update(section.table)
    .set(set as never)
    .where(eq(columns[identityOf(section)] as PgColumn, identity));
}

/** References between records of one section, once all of them have ids. */
async function writeOwnReferences(
  queries: Queries,
  section: Section,
  written: readonly Written[],
  existing: Existing,
  ids: Ids,
): Promise<void> {
  for (const [field, { to, column }] of Object.entries(section.references ?? {})) {
    if (to !== section.name) continue;
    for (const entry of written) {
      const value = entry.record.values[field];
      if (value === undefined) continue;
      const id = ids(to, value);
      const before = existing.rowOf(section.name, entry.record.identity)?.[column] ?? null;
      if (before === id) continue;
      await updateRow(queries, section, entry.record.identity, { [column]: id });
      noteChange(entry, column, before, id);
    }
  }
}

/** Replaces all derivatives of a changed picture by the line screens made now; a job makes the web formats. */
async function writeDerivatives(
  queries: Queries,
  written: Written[],
  { taken }: WriteOptions,
): Promise<void> {
  const changed = written.filter(({ record }) => taken.pictures.has(String(record.identity)));
  const known = changed.filter(({ state }) => state !== 'created').map(({ id }) => Number(id));
  if (known.length > 0) {
    await queries.delete(media_derivatives).where(inArray(media_derivatives.media_id, known));
    // A job that is making files of the old picture compares this time and gives up.
    await queries.update(media).set({ updated_at: sql`now()` }).where(inArray(media.id, known));
  }
  const rows = changed.flatMap(({ id, record }) =>
    (taken.pictures.get(String(record.identity))?.made ?? []).map(({ row }) => ({
      ...row,
      media_id: Number(id),
    })),
  );
  for (const batch of batches(rows)) await queries.insert(media_derivatives).values(batch);
}

function countOf(written: readonly Written[]): Counts {
  const counts: Counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { state } of written) counts[state]++;
  return counts;
}
