// The press page: its list and articles.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPressArticle, listPressArticles } from '#server/services/press/press-articles.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { production } from '../fixture/ids.ts';
import { press } from '../fixture/subscriptions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('press');
});
afterAll(() => api.close());

const get = (id: number, locale: 'de' | 'en' = 'de') => getPressArticle(api.database, id, { locale });

it('lists online articles, the newest first', async () => {
  const { count, results } = await listPressArticles(api.database, {}, { locale: 'en' });
  expect(results.map(({ id }) => id)).toEqual([press.newest, press.ofOffline, press.untranslated]);
  expect(count).toBe(3);
  expect(results[0]).toMatchObject({ title: 'A house on her shoulders', in_german: [] });
  expect(results[0]?.picture?.credit).toBe('Strichbild: Thalia');
  expect(results[2]).toMatchObject({ title: 'Der Hof ist fertig', in_german: ['title', 'lead'] });
});

it('is paginated', async () => {
  const request = { page: 2, page_size: 2 };
  const { count, results } = await listPressArticles(api.database, request, { locale: 'de' });
  expect([count, results.map(({ id }) => id)]).toEqual([3, [press.untranslated]]);
});

it('an article links to its play and has a sanitised text', async () => {
  expect(await get(press.newest, 'en')).toMatchObject({
    text: '<p>Eleven kilos.</p>',
    production: { id: production.nora, name: 'A Doll’s House' },
  });
  expect((await get(press.newest))?.text).toBe('<p>Elf Kilo.</p>');
});

it('links to no play that is not public', async () => {
  expect((await get(press.ofOffline))?.production).toBeNull();
  expect((await get(press.untranslated))?.production).toBeNull();
});

it.each([press.offline, 999, 2_147_483_648, -1])('does not exist for %i', async (id) => {
  expect(await get(id)).toBeNull();
});
