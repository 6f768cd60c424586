import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalSpelling, matchPath, pathFor, switchLanguage } from './route-paths.ts';

const slug = { de: 'nora', en: 'a-dolls-house' };

describe('pathFor', () => {
  test.each([
    [pathFor('index', 'de'), '/de'],
    [pathFor('events', 'en'), '/en/event-calendar'],
    [
      pathFor('events', 'de', {}, { date: '2025-09-21', venue: ['thalia'] }),
      '/de/termine?date=2025-09-21&venue=thalia',
    ],
    [pathFor('productions-slug-id', 'de', { slug, id: 12 }), '/de/stuecke/nora/12'],
    [pathFor('productions-slug-id', 'en', { slug, id: 12 }), '/en/whats-on/a-dolls-house/12'],
    [pathFor('productions-slug-id', 'en', { slug: { de: 'nora' }, id: 12 }), '/en/whats-on/nora/12'],
    [pathFor('productions-slug-id', 'de', { slug: {}, id: 12 }), '/de/stuecke/-/12'],
    [
      pathFor('productions-slug-id-booklet', 'de', { slug, id: 12 }, { tab: 4 }),
      '/de/stuecke/nora/12/programmheft?tab=4',
    ],
    [pathFor('people-teams', 'en'), '/en/people/artistic-teams'],
    [pathFor('forms-slug', 'de'), '/de/forms'],
    [pathFor('forms-slug', 'de', { slug: 'newsletter' }), '/de/forms/newsletter'],
    [pathFor('search', 'de', {}, { q: 'Nora & Co' }), '/de/search?q=Nora+%26+Co'],
    [pathFor('search', 'de', { category: 'events', page: 2 }), '/de/search/events/2'],
    [pathFor('search', 'de', { page: 2 }), '/de/search'],
    [pathFor('page', 'en', { '*': 'your-visit/how to get here' }), '/en/your-visit/how%20to%20get%20here'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  test('escapes path segments that would leave their place', () => {
    expect(pathFor('productions-slug-id', 'de', { slug: '../..', id: 1 })).toBe('/de/stuecke/..%2F../1');
    expect(pathFor('productions-slug-id', 'de', { slug: '..', id: 1 })).toBe('/de/stuecke/-/1');
    expect(pathFor('page', 'de', { '*': '//evil.example/../x' })).toBe('/de/evil.example/-/x');
  });

  test('the compiler requires the parameters of a route', () => {
    // @ts-expect-error a production has no address without its slug and id
    pathFor('productions-slug-id', 'de');
    // @ts-expect-error nor without its id
    pathFor('productions-slug-id', 'de', { slug });
    // @ts-expect-error and there is no such screen
    expect(() => pathFor('canteen', 'de')).toThrow();
  });
});

describe('matchPath', () => {
  test.each([
    ['/de', 'index', 'de', {}],
    ['/en/', 'index', 'en', {}],
    ['/de/404', 'not-found', 'de', {}],
    ['/de/menschen/regieteams', 'people-teams', 'de', {}],
    ['/de/menschen/mira-okafor/3', 'people-slug-id', 'de', { slug: 'mira-okafor', id: '3' }],
    ['/en/whats-on/a-dolls-house/12/', 'productions-slug-id', 'en', { slug: 'a-dolls-house', id: '12' }],
    [
      '/en/whats-on/a-dolls-house/12/programme',
      'productions-slug-id-booklet',
      'en',
      { slug: 'a-dolls-house', id: '12' },
    ],
    ['/de/forms', 'forms-slug', 'de', {}],
    ['/de/search/events', 'search', 'de', { category: 'events' }],
    ['/de/search/events/2', 'search', 'de', { category: 'events', page: '2' }],
    ['/de/led-screen-2', 'led-screen-2', 'de', {}],
    // everything else below a language is a page of the editors'
    ['/de/besuch/anfahrt', 'page', 'de', { '*': 'besuch/anfahrt' }],
    ['/de/whats-on', 'page', 'de', { '*': 'whats-on' }],
    ['/de/stuecke/nora', 'page', 'de', { '*': 'stuecke/nora' }],
    ['/de/f%C3%BCr-alle', 'page', 'de', { '*': 'für-alle' }],
  ])('%s', (path, name, locale, params) => {
    expect(matchPath(path)).toEqual({ name, locale, params });
  });

  test.each(['/', '', '/fr', '/deutsch', '/api/events', '/de/%E0%A4%A'])('finds no screen for %s', (path) => {
    expect(matchPath(path)).toBeNull();
  });

  test('returns any slug unchanged', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.nat(), (text, id) => {
        fc.pre(!/^\.{1,2}$/.test(text));
        const path = pathFor('press-slug-id', 'de', { slug: text, id });
        expect(matchPath(path)?.params).toEqual({ slug: text, id: String(id) });
      }),
    );
  });
});

test.each([
  ['/DE', '/de'],
  ['/de/TERMINE', '/de/termine'],
  ['/En/Whats-On/A-Dolls-House/12/Programme', '/en/whats-on/A-Dolls-House/12/programme'],
  ['/DE/Besuch/Anfahrt', '/de/Besuch/Anfahrt'],
  ['/de/Besuch', null],
  ['/de/termine', null],
  ['/de/stuecke/Nora/12', null],
  ['/Favicon.ico', null],
  ['/de/%E0%A4%A', null],
])('%s is spelled %s', (path, expected) => {
  expect(canonicalSpelling(path)).toBe(expected);
});

describe('switchLanguage', () => {
  test.each([
    ['/de', '', 'en', undefined, '/en'],
    ['/', '', 'en', undefined, '/en'],
    ['/de/termine', '?venue=thalia', 'en', undefined, '/en/event-calendar?venue=thalia'],
    ['/de/stuecke/nora/12', '', 'en', slug, '/en/whats-on/a-dolls-house/12'],
    ['/de/stuecke/nora/12', '', 'en', { de: 'nora' }, '/en/whats-on/nora/12'],
    ['/de/stuecke/nora/12', '', 'en', undefined, '/en/whats-on/nora/12'],
    [
      '/en/whats-on/a-dolls-house/12/programme',
      '?tab=4',
      'de',
      slug,
      '/de/stuecke/nora/12/programmheft?tab=4',
    ],
    ['/de/menschen/regieteams', '', 'en', undefined, '/en/people/artistic-teams'],
    ['/de/search/events/2', '?q=nora', 'en', undefined, '/en/search/events?q=nora'],
    ['/de/search/events/2', '', 'de', undefined, '/de/search/events/2'],
    ['/de/besuch/anfahrt', '', 'en', undefined, '/en/besuch/anfahrt'],
    [
      '/de/besuch/anfahrt',
      '',
      'en',
      { de: 'besuch/anfahrt', en: 'visit/getting-here' },
      '/en/visit/getting-here',
    ],
    ['/de/termine', '', 'de', undefined, '/de/termine'],
    ['/elsewhere', '?a=1', 'en', undefined, '/en/elsewhere?a=1'],
  ] as const)('%s%s', (path, search, locale, slugs, expected) => {
    expect(switchLanguage(path, search, locale, slugs)).toBe(expected);
  });
});
