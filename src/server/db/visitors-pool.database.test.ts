import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { databaseForVisitors } from './visitors-pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('visitors_pool');
});
afterAll(() => database.close());

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

it('leaves connections for other requests at any number of page requests', async () => {
  const visitors = databaseForVisitors(database, { max: 2, pass: async () => undefined });
  const [one, two] = [await visitors.pool.connect(), await visitors.pool.connect()];
  let isThird = false;
  const third = visitors.db.execute('SELECT 3 AS number').then(({ rows }) => {
    isThird = true;
    return rows;
  });
  await soon();
  expect(isThird).toBe(false);
  expect((await database.pool.query('SELECT 1 AS number')).rows).toEqual([{ number: 1 }]);
  one.release();
  expect(await third).toEqual([{ number: 3 }]);
  two.release();
});

it('a failed query and a closed connection free their slot', async () => {
  const visitors = databaseForVisitors(database, { max: 1, pass: async () => undefined });
  await expect(visitors.pool.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
  await expect(
    visitors.db.transaction((transaction) =>
      transaction.execute('SELECT pg_terminate_backend(pg_backend_pid())'),
    ),
  ).rejects.toThrow();
  expect((await visitors.pool.query('SELECT 1 AS number')).rows).toEqual([{ number: 1 }]);
});

it('sends nothing before `pass` resolves', async () => {
  const gate = Promise.withResolvers<void>();
  const visitors = databaseForVisitors(database, { max: 1, pass: () => gate.promise });
  let isSent = false;
  const sent = visitors.pool.query('SELECT 1').then(() => {
    isSent = true;
  });
  await soon();
  expect(isSent).toBe(false);
  gate.resolve();
  await sent;
});
