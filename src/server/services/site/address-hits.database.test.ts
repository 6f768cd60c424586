// Missing addresses and used redirects: counted in limited numbers, without personal data.
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countAddressHits } from '#server/http/address-hits.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { countNotFoundAddresses, listNotFoundAddresses, listRedirectHits } from './address-hits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate missed_addresses, redirect_hits, redirects cascade');
});

const log = pino({ level: 'silent' });
const redirect = (old_path: string, new_path: string) =>
  database.pool.query('insert into redirects (old_path, new_path) values ($1, $2)', [old_path, new_path]);

test('missing addresses are counted by path in one write', async () => {
  const hits = countAddressHits({ database, log });
  for (const path of ['/de/alt', '/de/alt/', '/de/anna@example.org', '/wp-login.php']) hits.count(path, 404);
  hits.count('/de/spielplan', 200);
  expect(await listNotFoundAddresses(database, 10)).toEqual([]);
  await hits.flush();
  hits.count('/de/alt', 404);
  await hits.close();
  expect(await listNotFoundAddresses(database, 10)).toMatchObject([{ path: '/de/alt', hits: 3 }]);
});

test('a redirect is counted in any stored spelling and removes its address from the list', async () => {
  await redirect('/de/alt/', '/de/neu');
  await redirect('/de/unbenutzt', '/de/neu');
  const hits = countAddressHits({ database, log });
  hits.count('/de/alt', 404);
  for (const path of ['/de/alt', '/de/alt/', '/de/anderswo']) hits.count(path, 301);
  await hits.close();
  expect(await listRedirectHits(database, 10)).toMatchObject([
    { old_path: '/de/alt/', hits: 2 },
    { old_path: '/de/unbenutzt', hits: 0, last_at: null },
  ]);
  expect(await listNotFoundAddresses(database, 10)).toEqual([]);
});

test('a flood of addresses is limited to two hundred rows a minute and five hundred in all', async () => {
  await countNotFoundAddresses(database, new Map([['/de/gesucht', 9]]));
  for (let round = 0; round < 4; round += 1) {
    const hits = countAddressHits({ database, log });
    for (let at = 0; at < 1000; at += 1) hits.count(`/de/flut-${round}-${at}`, 404);
    await hits.close();
  }
  const { rows } = await database.pool.query('select count(*)::int as count from missed_addresses');
  expect(rows[0].count).toBe(500);
  expect((await listNotFoundAddresses(database, 1))[0]?.path).toBe('/de/gesucht');
});

test('addresses without further hits are deleted', async () => {
  await countNotFoundAddresses(database, new Map([['/de/lange-her', 50]]));
  await database.pool.query(`update missed_addresses set last_at = now() - interval '91 days'`);
  await countNotFoundAddresses(database, new Map([['/de/neulich', 1]]));
  expect((await listNotFoundAddresses(database, 10)).map(({ path }) => path)).toEqual(['/de/neulich']);
});
