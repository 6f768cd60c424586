import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../setup/site.ts';

const token = 'a-token-for-the-tests';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('metrics', { METRICS_TOKEN: token });
});
afterAll(() => site.close());

const authorized = { headers: { Authorization: `Bearer ${token}` } };

/** The figures by their names and labels. */
async function figures(): Promise<Record<string, number>> {
  const { text } = await site.get('/metrics', authorized);
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

test('without the token there is no information', async () => {
  const wrong: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer ' },
    { Authorization: `Bearer ${token}x` },
  ];
  for (const headers of wrong) {
    const answer = await site.get('/metrics', { headers });
    expect(answer.status).toBe(401);
    expect(answer.text).toBe('Unauthorized');
  }
});

test('requests are counted by kind, and pages by their source', async () => {
  const before = await figures();
  let after = before;
  const more = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  // A content version that becomes known meanwhile causes another render.
  let pages = 0;
  await expect
    .poll(async () => {
      await site.get('/de');
      pages += 1;
      after = await figures();
      return more('foyer_pages_total{from="cache"}');
    })
    .toBeGreaterThan(0);
  await site.get('/de/api/events/');
  await site.get('/media/made/nothing-1.svg');
  await site.get('/de/pageeditor-api/session/', { method: 'POST' });
  await site.get('/de/no-such-page-at-all?secret=word');
  const requests = () => ({
    pages: more('foyer_requests_total{kind="page",status="2xx"}'),
    missing: more('foyer_requests_total{kind="page",status="4xx"}'),
    calls: more('foyer_requests_total{kind="api",status="2xx"}'),
    media: more('foyer_requests_total{kind="media",status="4xx"}'),
    saves: more('foyer_requests_total{kind="save",status="4xx"}'),
    timed: more('foyer_request_duration_seconds_count{kind="page"}'),
  });
  // A response is counted when it has been written completely, which may be after the client has read it.
  await expect
    .poll(async () => {
      after = await figures();
      return requests();
    })
    .toEqual({ pages, missing: 1, calls: 1, media: 1, saves: 1, timed: pages + 1 });
  const rendered = more('foyer_pages_total{from="render"}');
  expect(rendered + more('foyer_pages_total{from="cache"}')).toBe(pages + 1);
  expect(rendered).toBeGreaterThanOrEqual(2);
  expect(more('foyer_render_duration_seconds_count')).toBe(rendered);
  expect(after).toMatchObject({ 'foyer_turns{state="running"}': 0, 'foyer_turns{state="waiting"}': 0 });
  expect(after).toMatchObject({ foyer_database_up: 1, 'foyer_database_connections{state="waiting"}': 0 });
  expect(after.nodejs_eventloop_lag_p99_seconds).toBeGreaterThan(0);
  expect(after.process_resident_memory_bytes).toBeGreaterThan(1e6);
  expect(Object.keys(after).filter((name) => /secret|no-such/.test(name))).toEqual([]);
});

test('metrics are available without the database', async () => {
  await site.line.cut();
  const { foyer_database_up, process_resident_memory_bytes } = await figures();
  expect(foyer_database_up).toBe(0);
  expect(process_resident_memory_bytes).toBeGreaterThan(1e6);
  await site.line.join();
});
