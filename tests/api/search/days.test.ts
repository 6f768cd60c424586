// Searches for days without events: whether the calendar has later ones.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResponse } from '#domain/search/search.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('search_days');
});
afterAll(() => api.close());

// The fixture's last date that visitors see is in October 2026.
it.each([
  ['2026-07-01', 'Nothing is on then. The calendar shows what comes after.', '?date=2026-07-01'],
  ['24.12.2999', 'The schedule does not reach that far yet. The calendar shows what comes until then.', ''],
])('%s', async (query, excerpt, search) => {
  const { events } = await api.read<SearchResponse>(`/en/api/search/?${new URLSearchParams({ query })}`);
  expect(events.results).toMatchObject([{ kind: 'day', excerpt, url: `/en/event-calendar${search}` }]);
});

it.each(['today', 'tomorrow', '31.12.2998'])('%s after the last date of the schedule', async (query) => {
  const { now } = api.clock;
  api.clock.now = new Date('2998-12-24T12:00:00+01:00');
  const search = new URLSearchParams({ query });
  const { events } = await api.read<SearchResponse>(`/en/api/search/?${search}`).finally(() => {
    api.clock.now = now;
  });
  const excerpt = 'No evening is planned at the moment.';
  expect(events.results).toMatchObject([{ kind: 'day', excerpt, url: '/en/event-calendar' }]);
});
