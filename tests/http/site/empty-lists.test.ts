// A house that has nothing yet: its lists suggest removing filters only if some are set, the home page has a title.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathFor } from '#domain/site/route-paths.ts';
import { de } from '#i18n/de.ts';
import { pressTexts } from '#i18n/press/press-texts.ts';
import { emptyListTexts, type FilteredList } from '#i18n/site/empty-list-texts.ts';
import * as house from '#site';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('empty_lists', {}, { template: 'empty' });
}, 180_000);
afterAll(() => site.close());

const filters: Record<FilteredList, string> = {
  events: '?weekday=mo',
  productions: '?is_premiere=true',
  subscriptions: '?weekday=mo',
  ensemble: '?position=1',
  'people-teams': '?position=1',
};
const lists = Object.keys(filters) as FilteredList[];

for (const list of lists)
  test.each(['de', 'en'] as const)(`${list} (%s)`, async (locale) => {
    const path = pathFor(list, locale);
    const texts = emptyListTexts(locale)[list];
    const main = async (target: string) => (await site.get(target)).text.split('<main')[1] ?? '';

    const link = (text: string) => new RegExp(`<a [^>]*class="button"[^>]*>${text}</a>`);
    const reset = link(texts.reset);

    const unfiltered = await main(path);
    expect(unfiltered).toContain(texts.none_yet);
    expect(unfiltered).toContain(texts.none_yet_hint);
    expect(unfiltered).not.toContain(texts.none);
    expect(unfiltered).not.toMatch(reset);
    expect(unfiltered).toMatch(link(texts.elsewhere));

    const filtered = await main(path + filters[list]);
    expect(filtered).toContain(texts.none);
    expect(filtered).toMatch(reset);
    expect(filtered).not.toContain(texts.none_yet);
  });

test.each(['productions', 'subscriptions'] as const)(
  '%s offers filters only if something is there',
  async (list) => {
    const path = pathFor(list, 'de');
    const { panel_filter, panel_filter_change, panel_calendar } = de;
    const label = async (target: string) =>
      /<aside [^>]*aria-label="(.*?)"/.exec((await site.get(target)).text)?.[1];
    expect(await label(path)).toBe(panel_calendar);
    expect(await label(path + filters[list])).toBe(panel_filter_change);
    expect(await label(pathFor('events', 'de'))).toBe(panel_filter);
  },
);

test('the press screen promises no archives where there are none', async () => {
  const texts = pressTexts('de');
  const { text } = await site.get(pathFor('press', 'de'));
  const main = /<main.*<\/main>/s.exec(text)?.[0];
  expect(main).toContain(texts.no_downloads);
  expect(main).not.toContain(texts.downloads_text);
});

test('a home page without a hero begins with the name of the house', async () => {
  const { text } = await site.get('/de');
  const heading = /<h1.*?<\/h1>/.exec(text)?.[0] ?? '';
  expect(heading.replace(/<.*?>/g, ' ').trim().split(/\s+/)).toEqual(
    expect.arrayContaining(house.full_name.split(' ')),
  );
});

test.each([
  ...lists.filter((list) => list !== 'people-teams'),
  'search',
  'forms-slug',
  'press',
  'venues',
] as const)(
  'the last thing on %s is where it is on the site, so that nothing white stands between that and the footer',
  async (screen) => {
    const { text } = await site.get(pathFor(screen, 'de', {}));
    expect(text).toMatch(/<\/ol><\/nav>(<!--.*?-->)*<\/main>/);
  },
);

test('the sitemap has no list until there is something in it', async () => {
  const listed = async () => {
    const { text } = await site.get('/sitemap-1.xml');
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(publicUrl.length));
  };
  const permanent = ['/de', '/en', '/de/termine', '/en/event-calendar'];
  expect(await listed()).toEqual(permanent);

  const { pool } = site.database;
  await pool.query(`insert into press_articles (title, slug, date, is_online)
    values ('{"de": "Neu"}', '{"de": "neu"}', '2026-03-01', false)`);
  expect(await listed()).toEqual(permanent);
  await pool.query('update press_articles set is_online = true');
  expect(await listed()).toEqual(expect.arrayContaining([...permanent, '/de/presse', '/en/press']));

  // A text on the screen itself counts, a draft of it does not.
  await pool.query("insert into containers (slug, content_type) values ('list-ensemble', 'screen')");
  expect(await listed()).not.toContain('/de/ensemble');
  await pool.query(`with s as (insert into snapshots (container_id, content, languages)
    select id, '[]', '["de","en"]' from containers returning id) update containers set published_snapshot_id = s.id from s`);
  expect(await listed()).toContain('/de/ensemble');
});
