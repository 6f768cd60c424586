// Validates values of a record against stored ones: references exist, unique values are free.
import { inArray, sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf } from '#server/db/table-columns.ts';
import type { Row } from './read-records.ts';
import { referencesIn } from './record-references.ts';
import type { RecordIssue } from './record-schema.ts';

/** Values of a record to write; without an id for a new record. */
export interface RecordToWrite {
  id?: number;
  values: Row;
}

/** The issues of each candidate, in the same order. */
export async function checkStored(
  queries: Queries,
  name: ResourceName,
  candidates: readonly RecordToWrite[],
): Promise<RecordIssue[][]> {
  const missing = await findMissing(queries, name, candidates);
  const taken = await findTaken(queries, name, candidates);
  return candidates.map((_, at) => [...(missing[at] ?? []), ...(taken[at] ?? [])]);
}

/**
 * References to records that do not exist. Existing ones are locked against removal until the transaction ends. One
 * query per referenced resource.
 */
async function findMissing(
  queries: Queries,
  name: ResourceName,
  candidates: readonly RecordToWrite[],
): Promise<RecordIssue[][]> {
  const references = candidates.flatMap(({ values }, of) =>
    referencesIn(fieldsOf(name), values).map((reference) => ({ of, ...reference })),
  );
  const issues: RecordIssue[][] = candidates.map(() => []);
  for (const [to, own] of Map.groupBy(references, (reference) => reference.to)) {
    const { table } = resourceTables[to];
    const id = columnOf(table, 'id');
    const ids = [...new Set(own.map((each) => each.id))];
    const rows = (await queries
      .select({ id } as never)
      .from(table)
      .where(inArray(id, ids))
      .orderBy(id)
      .for('key share')) as { id: number }[];
    const there = new Set(rows.map((row) => row.id));
    for (const reference of own) {
      if (!there.has(reference.id)) issues[reference.of]?.push({ field: reference.field, message: missing });
    }
  }
  return issues;
}

const missing = {
  de: 'Was hier gewählt ist, gibt es nicht mehr. Wählen Sie etwas anderes.',
  en: 'What is chosen here is no longer there. Choose something else.',
};

/**
 * Duplicates of unique values, stored or among the candidates. Writers of such a column are serialised until the
 * transaction ends. Two queries per column.
 */
async function findTaken(
  queries: Queries,
  name: ResourceName,
  candidates: readonly RecordToWrite[],
): Promise<RecordIssue[][]> {
  const { table } = resourceTables[name];
  const id = columnOf(table, 'id');
  const issues: RecordIssue[][] = candidates.map(() => []);
  for (const field of resources[name].unique ?? []) {
    const given = candidates.flatMap(({ id: own, values }, of) => {
      const value = values[field];
      return value === null || value === undefined ? [] : [{ of, own, value }];
    });
    if (given.length === 0) continue;
    await queries.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`unique ${name} ${field}`}, 0))`,
    );
    const column = columnOf(table, field);
    const rows = (await queries
      .select({ id, value: column } as never)
      .from(table)
      .where(
        inArray(
          column,
          given.map(({ value }) => value),
        ),
      )) as { id: number; value: unknown }[];
    const holders = new Map<unknown, number | undefined>(rows.map((row) => [row.value, row.id]));
    for (const { of, own, value } of given) {
      if (holders.has(value) && (own === undefined || holders.get(value) !== own)) {
        issues[of]?.push({ field, message: taken });
      }
      // The first candidate gets the value.
      if (!holders.has(value)) holders.set(value, own);
    }
  }
  return issues;
}

const taken = {
  de: 'Diesen Wert hat schon ein anderer Eintrag. Wählen Sie einen anderen.',
  en: 'Another record has this value. Choose another one.',
};
