// Data around every page: menus, colour pairs, the month sheet, settings and redirects.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Navigation } from '#domain/site/navigation.ts';
import { press_articles } from '#server/db/schema/press.ts';
import { menu_links } from '#server/db/schema/site.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('around');
});
beforeEach(() => {
  api.clock.now = now;
});
afterAll(() => api.close());

it('has the menu with submenus and the footer in the language of the request', async () => {
  const german: Navigation = await api.read('/de/pageeditor-api/nav');
  expect(german).toEqual({
    menu: [
      { menu_name: 'Termine', url: '/de/termine', in_german: [], is_highlight: true, children: [] },
      {
        menu_name: 'Stücke',
        url: '/de/stuecke',
        in_german: [],
        is_highlight: false,
        children: [{ menu_name: 'Premieren', url: '/de/stuecke?is_premiere=true', in_german: [] }],
      },
    ],
    footer: [
      { menu_name: 'Impressum', url: '/de/impressum', in_german: [], is_highlight: false, children: [] },
    ],
  });
  const english: Navigation = await api.read('/en/pageeditor-api/nav');
  expect(english.menu.map(({ url }) => url)).toEqual(['/en/event-calendar', '/en/whats-on']);
  expect(english.footer[0]).toMatchObject({ menu_name: 'Impressum', in_german: ['menu_name'] });
});

it('lists the colour pairs in the theatre’s order', async () => {
  expect(await api.read('/de/api/color-groups/website-set/')).toEqual([
    { id: 2, name: 'rost', base_color: '#ff5a1f', secondary_color: '#1f0412' },
    { id: 1, name: 'nacht', base_color: '#1b0b45', secondary_color: '#ff9ac4' },
    { id: 3, name: 'Interims_Kachel_Spielzeit', base_color: '#000000', secondary_color: '#ffffff' },
  ]);
});

it('lists the search tips in the theatre’s order', async () => {
  expect(await api.read('/en/api/curated-search-tips/')).toEqual([
    { name: 'Karten', target: { url: '/de/karten' }, in_german: ['name', 'target_url'] },
    { name: 'Premieres', target: { url: '/en/premieres' }, in_german: [] },
  ]);
});

it('returns only public settings', async () => {
  expect(await api.read('/de/pageeditor-api/settings')).toEqual({ VERSION_SELECT: 'beta' });
});

describe('the month sheet', () => {
  it.each<[string, number[]]>([
    ['?date=2026-03-01', [11, 12, 13, 14, 29, 30]],
    ['?date=2026-03-31', [11, 12, 13, 14, 29, 30]],
    ['?date=2026-10-01', [25, 26]],
    ['?date=2026-04-01', []],
    ['?date=2024-02-29', []],
    // The current month by default.
    ['', [11, 12, 13, 14, 29, 30]],
  ])('of %s', async (query, days) => {
    expect(await api.read(`/de/api/calendar/${query}`)).toEqual(days);
    expect(await api.read(`/en/api/calendar${query}`)).toEqual(days);
  });

  it('begins a new month at midnight in Berlin, not in UTC', async () => {
    api.clock.now = new Date('2026-09-30T22:30:00Z');
    expect(await api.read('/de/api/calendar/')).toEqual([25, 26]);
  });
});

describe('redirects', () => {
  const sommer = { old_path: '/de/sommer', new_path: '/de/stuecke' };
  const gardens = { old_path: '/de/gärten', new_path: '/de/termine' };

  it.each([
    ['', [gardens, sommer]],
    ['?path=', [gardens, sommer]],
    ['?path=/de/sommer', [sommer]],
    ['?path=/de/sommer/', [sommer]],
    ['?path=de/sommer', [sommer]],
    ['?path=/de/g%C3%A4rten', [gardens]],
    ['?path=/de/g%25C3%25A4rten', [gardens]],
    ['/de/sommer', [sommer]],
    ['/de/sommer/', [sommer]],
    ['/de/g%C3%A4rten', [gardens]],
    ['?path=/de/Sommer', []],
    ['?path=/de/sommer/fest', []],
    ['?path=/de/%2525', []],
    ['/%00', []],
  ])('%s', async (rest, expected) => {
    expect(await api.read(`/de/pageeditor-api/redirect${rest}`)).toEqual(expected);
  });
});

it('has the screens that show something where nobody has written a menu, and the marked pages behind them', async () => {
  const { db } = api.database;
  const urls = async (locale: string) =>
    (await api.read<Navigation>(`/${locale}/pageeditor-api/nav`)).menu.map(({ url }) => url);
  await db.delete(menu_links);
  expect(await urls('de')).toEqual(expect.arrayContaining(['/de/termine', '/de/stuecke']));
  expect(await urls('en')).toEqual(expect.arrayContaining(['/en/event-calendar', '/en/whats-on']));
  expect(await urls('de')).toContain('/de/presse');
  await db.delete(press_articles);
  expect(await urls('de')).not.toContain('/de/presse');
});
