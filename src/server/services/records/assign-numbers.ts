// Numbers of new records that no sequence counts: rules and season files name kinds of events by them.
import { sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf } from '#server/db/table-columns.ts';
import type { RecordToWrite } from './check-stored.ts';
import type { Row } from './read-records.ts';

/** Below it are the numbers of season files: one made by hand before a file is read is not taken for another. */
const firstNumber = 101;

/** Gives a number to those that have none. Others who do that wait until the transaction ends. One query. */
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
