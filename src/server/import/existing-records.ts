// Looks up the records of a season that are stored already, with one query per table.
import { inArray, isNull, notInArray, or } from 'drizzle-orm';
import { batchesOf } from '#server/db/batches.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { redirects } from '#server/db/schema/site.ts';
import { columnOf } from '#server/db/table-columns.ts';
import { referencesOfRecord, type StoredRecords } from '#server/import/check-references.ts';
import type { SeasonRecord } from '#server/import/read-records.ts';
import { identityOf, type Section, type SectionName, sectionOf } from '#server/import/section.ts';
import { id, key } from '#server/services/records/fields/values.ts';
import type { Row } from '#server/services/records/read-records.ts';

export interface ExistingRecords extends StoredRecords {
  /** The stored row of a record. */
  rowOf(section: SectionName, identity: string | number): Row | undefined;
}

/** Values per query; PostgreSQL takes 65,535 parameters. */
const maxValues = 10_000;

interface Options {
  /** Invalid records: only their references are looked up. */
  broken?: readonly SeasonRecord[];
  /** Locks the rows until the transaction ends. */
  isLocked?: boolean;
}

export async function loadExistingRecords(
  queries: Queries,
  records: readonly SeasonRecord[],
  { broken = [], isLocked = false }: Options,
): Promise<ExistingRecords> {
  const requested = new Map<SectionName, Set<string | number>>();
  const add = (section: SectionName, identity: string | number) => {
    const identities = requested.get(section) ?? new Set();
    requested.set(section, identities.add(identity));
  };
  for (const record of records) {
    add(record.section, record.identity);
    for (const { to, identity } of referencesOfRecord(record)) add(to, identity);
  }
  for (const { to, identity } of broken.flatMap(referencesOfRecord)) {
    // Invalid identities are reported elsewhere, and would make the query fail.
    if ((sectionOf(to).identity === 'id' ? id : key).safeParse(identity).success) add(to, identity);
  }
  const rows = new Map<SectionName, Map<string, Row>>();
  for (const [name, identities] of requested) {
    const section = sectionOf(name);
    const found = await rowsWith(queries, section, identityOf(section), [...identities], isLocked);
    rows.set(name, new Map(found.map((row) => [String(row[identityOf(section)]), row])));
  }
  for (const [record, row] of await loadAdopted(queries, records, isLocked)) {
    const sectionRows = rows.get(record.section);
    if (!sectionRows?.has(String(record.identity))) sectionRows?.set(String(record.identity), row);
  }
  const holders = await loadHolders(queries, records, rows);
  return {
    rowOf: (section, identity) => rows.get(section)?.get(String(identity)),
    has: (section, identity) => rows.get(section)?.has(String(identity)) ?? false,
    holderOf: (section, column, value) => holders.get(`${section} ${column} ${value}`) ?? null,
    redirects: await loadRedirects(queries, records),
  };
}

async function rowsWith(
  queries: Queries,
  { table }: Section,
  name: string,
  values: (string | number)[],
  isLocked = false,
): Promise<Row[]> {
  const column = columnOf(table, name);
  const rows: Row[] = [];
  for (const batch of batchesOf(values, maxValues)) {
    const query = queries.select().from(table).where(inArray(column, batch)).orderBy(column);
    rows.push(...(await (isLocked ? query.for('no key update') : query)));
  }
  return rows;
}

/** Records created by hand without a key, which the file identifies by their number. */
async function loadAdopted(
  queries: Queries,
  records: readonly SeasonRecord[],
  isLocked: boolean,
): Promise<[SeasonRecord, Row][]> {
  const numbered = records.filter(({ section, values }) => sectionOf(section).isNumbered && values.id);
  const adopted: [SeasonRecord, Row][] = [];
  for (const [name, own] of Map.groupBy(numbered, ({ section }) => section)) {
    const byId = new Map(own.map((record) => [record.values.id, record]));
    const found = await rowsWith(queries, sectionOf(name), 'id', [...byId.keys()] as number[], isLocked);
    for (const row of found) {
      const record = byId.get(row.id);
      if (record && row.source_key === null) adopted.push([record, row]);
    }
  }
  return adopted;
}

/** The records that have these values in unique columns. */
async function loadHolders(
  queries: Queries,
  records: readonly SeasonRecord[],
  rowsBySection: ReadonlyMap<SectionName, ReadonlyMap<string, Row>>,
): Promise<Map<string, string>> {
  const holders = new Map<string, string>();
  const sections = new Set(records.map(({ section }) => section));
  for (const name of sections) {
    const section = sectionOf(name);
    for (const column of section.unique ?? []) {
      const values = records
        .filter((record) => record.section === name)
        .map(({ values: given }) => given[column]);
      const rows = await rowsWith(queries, section, column, values as (string | number)[]);
      for (const row of rows) {
        const adopted = [...(rowsBySection.get(name) ?? [])].find(
          ([, { id }]) => id !== undefined && id === row.id,
        );
        const holder = row[identityOf(section)] ?? adopted?.[0] ?? `#${row.id}`;
        holders.set(`${name} ${column} ${row[column]}`, String(holder));
      }
    }
  }
  return holders;
}

/** Redirects that the season does not replace, to detect loops through them. */
async function loadRedirects(
  queries: Queries,
  records: readonly SeasonRecord[],
): Promise<Map<string, string>> {
  const own = records
    .filter(({ section }) => section === 'redirects')
    .map(({ identity }) => String(identity));
  if (own.length === 0) return new Map();
  const rows = await queries
    .select({ old_path: redirects.old_path, new_path: redirects.new_path })
    .from(redirects)
    .where(or(isNull(redirects.source_key), notInArray(redirects.source_key, own)));
  return new Map(rows.map(({ old_path, new_path }) => [old_path, new_path]));
}
