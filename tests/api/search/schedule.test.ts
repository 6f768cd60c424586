// Searches that name a filter of the schedule lead to the schedule with it, as long as an event matches.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import type { SearchCompletion, SearchResponse, SearchResult } from '#domain/search/search.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { withPlainSpaces } from './plain-spaces.ts';

let api: TestApi;
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('search_schedule', 'demo');
}, demoSeasonTimeout);
afterAll(() => api.close());

const query = (text: string) => new URLSearchParams({ query: text });

it.each([
  ['de', 'Tickets unter 20 Euro', 'Termine: bis 20 €', '/de/termine?price_to=20'],
  [
    'de',
    'Gebärdensprache im April',
    'Termine: ab April, Gebärdensprache',
    '/de/termine?date=2026-04-01&access_service=sign-language',
  ],
  ['de', 'Kinderstücke sonntags', 'Termine: Sonntag, Familie', '/de/termine?tag=4&weekday=su'],
  [
    'en',
    'Relaxed performances on Sunday',
    'Calendar: Sunday, Relaxed performance',
    '/en/event-calendar?weekday=su&access_service=relaxed',
  ],
  [
    'en',
    'Premieres in May',
    'Calendar: from May, Premieres',
    '/en/event-calendar?date=2026-05-01&is_premiere=true',
  ],
])('%s %s', async (locale, text, title, url) => {
  const { first, content } = await api.read<SearchResponse>(`/${locale}/api/search/?${query(text)}`);
  expect(first).toBe('content');
  const [hit] = content.results;
  expect({ ...hit, title: withPlainSpaces(hit?.title ?? '') }).toMatchObject({ kind: 'screen', title, url });
  const [suggestion] = await api.read<SearchCompletion[]>(
    `/${locale}/api/search-autocomplete/?${query(text)}`,
  );
  expect(suggestion).toMatchObject({ kind: 'page', url });
  // The schedule's list by the same parameters is not empty.
  const events = await api.read<Paginated<Event>>(
    `/${locale}/api/events/${url.replace(/^.*\?/, '?').replace('is_premiere=true', 'activity=9')}`,
  );
  expect(events.count).toBeGreaterThan(0);
});

it('is not offered if no event matches, nor on later pages', async () => {
  const none = await api.read<SearchResponse>(`/de/api/search/?${query('premieren unter 1 euro')}`);
  expect(none.content.results.map(({ url }) => url)).not.toContain('/de/termine?price_to=1&is_premiere=true');
  const pageOf = (page: number) =>
    api.read<Paginated<SearchResult>>(
      `/de/api/search-content/?${query('gebärdensprache im april')}&page=${page}&page_size=2`,
    );
  const [first, second] = [await pageOf(1), await pageOf(2)];
  expect(first.results.map(({ kind }) => kind)).toContain('screen');
  expect(second.results.map(({ url }) => url)).not.toContain(first.results[0]?.url);
});
