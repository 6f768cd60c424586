// Checks values of a record against what is stored: references exist, unique values are free.
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceFields, ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { columnsOf, fieldsOf, type Row } from './read-records.ts';
import type { RecordIssue } from './record-schema.ts';

interface Reference {
  to: ResourceName;
  id: number;
  field: string;
}

/** References to records that do not exist. One query for each resource that is referred to. */
export async function findMissing(queries: Queries, name: ResourceName, values: Row): Promise<RecordIssue[]> {
  const issues: RecordIssue[] = [];
  const byResource = Map.groupBy(referencesIn(fieldsOf(name), values, ''), ({ to }) => to);
  for (const [to, references] of byResource) {
    const { table } = resourceTables[to];
    const id = columnsOf(table).id as PgColumn;
    const ids = [...new Set(references.map((each) => each.id))];
    const rows = (await queries
      .select({ id } as never)
      .from(table)
      .where(inArray(id, ids))) as { id: number }[];
    const there = new Set(rows.map((row) => row.id));
    for (const reference of references) {
      if (!there.has(reference.id)) issues.push({ field: reference.field, message: missing });
    }
  }
  return issues;
}

function referencesIn(fields: ResourceFields, values: Row, prefix: string): Reference[] {
  return Object.entries(fields).flatMap(([name, field]): Reference[] => {
    const value = values[name];
    const path = `${prefix}${name}`;
    if (value === null || value === undefined) return [];
    if (field.kind === 'reference') return [{ to: field.to, id: value as number, field: path }];
    if (field.kind === 'references') {
      return (value as number[]).map((id, at) => ({ to: field.to, id, field: `${path}.${at}` }));
    }
    if (field.kind !== 'rows') return [];
    return (value as Row[]).flatMap((row, at) => referencesIn(field.fields, row, `${path}.${at}.`));
  });
}

const missing = {
  de: 'Was hier gewählt ist, gibt es nicht mehr. Wählen Sie etwas anderes.',
  en: 'What is chosen here is no longer there. Choose something else.',
};

/** Values that another record has, in columns where that cannot be. */
export async function findTaken(
  queries: Queries,
  name: ResourceName,
  own: number | null,
  values: Row,
): Promise<RecordIssue[]> {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const id = columns.id as PgColumn;
  const issues: RecordIssue[] = [];
  for (const field of resources[name].unique ?? []) {
    const value = values[field];
    if (value === null || value === undefined) continue;
    const others = await queries
      .select({ id } as never)
      .from(table)
      .where(and(eq(columns[field] as PgColumn, value), own === null ? undefined : ne(id, own)))
      .limit(1);
    if (others.length > 0) issues.push({ field, message: taken });
  }
  return issues;
}

const taken = {
  de: 'Diesen Wert hat schon ein anderer Eintrag. Wählen Sie einen anderen.',
  en: 'Another record has this value. Choose another one.',
};
