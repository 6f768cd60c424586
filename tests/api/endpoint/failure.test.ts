// What the calls answer while the database is away, and what is written down about it.
import { expect, it } from 'vitest';
import { openTestApi } from './test-api.ts';

it('is a 503 that says when to try again, and keeps parameters out of the log', async () => {
  const api = await openTestApi('failure');
  await api.close();
  for (const [locale, title] of [
    ['de', 'Gerade nicht erreichbar'],
    ['en', 'Not available'],
  ]) {
    const answer = await api.ask(`/${locale}/api/events/?stage_name=Geheimnis`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ status: 503, title });
  }
  expect(api.logged).toHaveLength(2);
  expect(api.logged.join()).not.toContain('Geheimnis');
  // What needs no database goes on.
  expect((await api.ask('/api/openapi.json')).status).toBe(200);
});

it('is a 500 for a fault of our own, logged without what was asked for', async () => {
  const api = await openTestApi('failure');
  await api.database.pool.query('drop table production_tags');
  const answer = await api.ask('/en/api/productions/?stage_name=Geheimnis&tag=1');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ status: 500, title: 'Internal error' });
  expect(api.logged.join()).toContain('production_tags');
  expect(api.logged.join()).not.toContain('Geheimnis');
  await api.close();
});
