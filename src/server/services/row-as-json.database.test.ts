import { asc, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { rowAsJson } from '#server/services/row-as-json.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('row_as_json', 'fixture');
});
afterAll(() => database.close());

it.each([
  ['events', events],
  ['productions', productions],
])('reads every column of %s as a separate query does', async (_name, table) => {
  const columns = getTableColumns<typeof events | typeof productions>(table);
  const apart = await database.db.select(columns).from(table).orderBy(asc(table.id));
  const together = await database.db
    .select({ row: rowAsJson(columns) })
    .from(table)
    .orderBy(asc(table.id));
  expect(apart.length).toBeGreaterThan(1);
  expect(together.map(({ row }) => row)).toEqual(apart);
});
