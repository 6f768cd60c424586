// Assigns ids to new records of resources without a sequence: rules and season files refer to kinds of events by id.
import { sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf } from '#server/db/table-columns.ts';
import type { RecordToWrite } from './check-stored.ts';
import type { Row } from './read-records.ts';

/** Lower ids are reserved for season files, so that a record created by hand is not mistaken for one of a file. */
const firstNumber = 101;

/** Assigns ids to records without one. Serialised until the transaction ends. One query. */
export async function assignNumbers(
  queries: Queries,
  resource: ResourceName,
  candidates: readonly RecordToWrite[],
): Promise<void> {
  const open = candidates.filter(({ values }) => values.id === undefined);
  if (resources[resource].identity !== 'id' || open.length === 0) return;
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unique ${resource} id`}, 0))`);
  const { table } = resourceTables[resource];
  const { rows } = await queries.execute<{ last: number }>(
    sql`select coalesce(max(${columnOf(table, 'id')}), 0)::int as last from ${table}`,
  );
  const given = candidates.map(({ values }) => Number(values.id ?? 0));
  let next = Math.max(firstNumber - 1, rows[0]?.last ?? 0, ...given);
  for (const { values } of open) (values as Row & { id: number }).id = ++next;
}
