// The home page: its sections, the productions on it, the news.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeElement, NewsTeaser, ProductionTeaser } from '#domain/site/home.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { productions } from '#server/db/schema/productions.ts';
import { production_teasers } from '#server/db/schema/site.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event, production } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('home');
});
afterAll(() => api.close());

const elements = async (locale = 'de') =>
  (await api.read<Paginated<HomeElement>>(`/${locale}/api/homeelement/`)).results;

it('has its sections in order, without offline and dead ones', async () => {
  expect((await elements()).map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'hero'],
    [2, 'announcement'],
    [5, 'struck-text'],
  ]);
});

it('has a hero with its production, next event and picture', async () => {
  const [hero] = await elements('en');
  expect(hero?.production).toMatchObject({ id: production.nora, name: 'A Doll’s House' });
  expect(hero?.production?.next_event?.id).toBe(event.overMidnight);
  expect(hero?.picture?.id).toBe(201);
});

it('uses the production’s struck passage if a section has none', async () => {
  const struck = (await elements('en')).find(({ kind }) => kind === 'struck-text');
  expect(struck?.struck_text).toEqual({
    pieces: [{ text: 'ach!', kept: true }],
    lang: 'de',
    source: 'Nacht',
  });
  expect(struck?.in_german).toEqual(['struck_text.source']);
});

it('marks a section without English', async () => {
  const announcement = (await elements('en'))[1];
  expect(announcement).toMatchObject({
    headline: 'Der Vorverkauf läuft',
    in_german: ['headline'],
    production: null,
  });
});

it('has productions in manual order, without offline ones', async () => {
  const teasers = async (locale: string) =>
    (await api.read<Paginated<ProductionTeaser>>(`/${locale}/api/production-teasers/`)).results.map(
      ({ preline, is_wide, production: { id } }) => [id, preline, is_wide],
    );
  expect(await teasers('de')).toEqual([
    [production.nora, '', true],
    [production.faust, 'Gleich', false],
  ]);
  expect((await teasers('en'))[1]).toEqual([production.faust, 'Soon', false]);
});

it('has the news, the newest first', async () => {
  const news = async (locale: string) =>
    (await api.read<Paginated<NewsTeaser>>(`/${locale}/api/news-teasers/`)).results;
  expect(await news('de')).toEqual([
    { id: 2, date: '2025-09-17', headline: 'Drei Tage offen', text: '', link_url: '/de/fest', in_german: [] },
    { id: 1, date: '2025-09-04', headline: 'Tastführungen', text: '', link_url: '', in_german: [] },
  ]);
  expect((await news('en'))[0]).toMatchObject({ link_url: '/en/festival', in_german: ['headline'] });
});

it('paginates even short lists', async () => {
  const page: Paginated<NewsTeaser> = await api.read('/de/api/news-teasers/?page=2&page_size=1');
  expect(page.results.map(({ id }) => id)).toEqual([1]);
  expect(page).toMatchObject({ count: 2, next: null, previous: expect.stringMatching(/\?page_size=1$/) });
});

it('has the plays that are on next where nobody has chosen any, and none where all that were chosen are offline', async () => {
  const shown = async () =>
    (await api.read<Paginated<ProductionTeaser>>('/de/api/production-teasers/')).results.map(
      (teaser) => teaser.production,
    );
  const { db } = api.database;
  await db.update(productions).set({ is_online: false });
  expect(await shown()).toEqual([]);
  await db.update(productions).set({ is_online: true });
  await db.delete(production_teasers);
  const plays = await shown();
  const starts = plays.map(({ next_event }) => next_event?.date_start ?? '9999');
  expect(plays).not.toHaveLength(0);
  expect(plays.length).toBeLessThanOrEqual(6);
  expect(starts[0]).toMatch(/^20/);
  expect(starts).toEqual(starts.toSorted());
});
