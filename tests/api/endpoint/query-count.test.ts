// The number of queries of an endpoint does not depend on the number of records.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { production } from '../fixture/ids.ts';
import { publicEndpoints } from './endpoints.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let queries = 0;
/** Statements that read nothing. */
const ofTransaction = /^(?:begin|set|commit|rollback)\b/i;

beforeAll(async () => {
  api = await openTestApi('query_count');
  const counted = new WeakSet<object>();
  api.database.pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((...parts: [string | { text: string }]) => {
      const text = typeof parts[0] === 'string' ? parts[0] : parts[0].text;
      if (!ofTransaction.test(text)) queries += 1;
      return query(...parts);
    }) as typeof client.query;
  });
});
afterAll(() => api.close());

async function queriesOf(address: string): Promise<number> {
  queries = 0;
  await api.read(address);
  return queries;
}

/**
 * Two for a production or a person with events; a search reads its words with the synonyms, then the results, and
 * suggestions read only the synonyms. Every other endpoint needs one.
 */
const expected = (path: string) => {
  if (path.endsWith('search-autocomplete')) return 3;
  return /search(?:-(?:events|content))?$|(?:productions|persons)\/\d|forms\//.test(path) ? 2 : 1;
};

async function fillUp(): Promise<void> {
  const { db } = api.database;
  await db.execute(sql`insert into events (id, production_id, activity_id, stage_name, date_start)
    select 10000 + n, case when n % 2 = 0 then ${production.nora}::int else ${production.faust}::int end, 1, 'Bühne',
      timestamptz '2026-03-12 20:00+01' + (n % 120) * interval '1 day' from generate_series(1, 3000) n`);
  await db.execute(sql`insert into event_tags (event_id, tag_id) select id, 2 from events where id % 3 = 0
    on conflict do nothing`);
  await bumpContentVersion(db);
}

describe.each(['with a dozen events', 'with 3,000 events'])('%s', (situation) => {
  if (situation.includes('3,000')) beforeAll(fillUp);

  it.each(publicEndpoints)('$path needs a constant number of queries', async ({ path, query = '' }) => {
    expect(await queriesOf(`/de${path}/${query}`)).toBe(expected(path));
    expect(await queriesOf(`/en${path}/${query}`)).toBe(expected(path));
  });

  it('needs one more query only beyond the last page', async () => {
    expect(await queriesOf('/de/api/events/?page_size=100&tag=1,2&stage_name=B%C3%BChne')).toBe(1);
    expect(await queriesOf('/de/api/events/?page=9000')).toBe(2);
  });
});

it('sends no query for invalid parameters', async () => {
  queries = 0;
  await api.ask('/de/api/events/?date=2025-02-31');
  await api.ask('/de/api/productions/2147483648/');
  expect(queries).toBe(0);
});
