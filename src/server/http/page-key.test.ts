import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOfficeRoutes } from '#domain/site/back-office-routes.ts';
import { addressWithParameters, isForRobots, pageAddress } from './page-key.ts';

it.each([
  ['/de/termine', '/de/termine'],
  ['/de/termine?', '/de/termine'],
  ['/de/termine?page=2', '/de/termine?page=2'],
  ['/de/termine?tag=1&date=2026-03-12', '/de/termine?date=2026-03-12&tag=1'],
  ['/de/termine?utm_source=a&fbclid=b', '/de/termine'],
  ['/de/termine?page=&tag=', '/de/termine'],
  ['/de/termine?venue=gaussstrasse&venue=nachtasyl', '/de/termine?venue=gaussstrasse&venue=nachtasyl'],
  ['/de/termine?venue=nachtasyl,gaussstrasse', '/de/termine?venue=nachtasyl%2Cgaussstrasse'],
  ['/de/termine?venue=a&weekday=sa', '/de/termine?weekday=sa&unknown=true'],
  ['/de/termine?venue=b&tag=0&page=2', '/de/termine?page=2&unknown=true'],
  ['/de/termine?is_premiere=false&with_tickets=&page=x', '/de/termine'],
  ['/de/stuecke?venue=a', '/de/stuecke?unknown=true'],
  ['/de/ensemble?position=x', '/de/ensemble?unknown=true'],
  ['/de/menschen/regieteams?position=x', '/de/menschen/regieteams?unknown=true'],
  ['/de/abo?type=ten_pack', '/de/abo?unknown=true'],
  ['/de/abo?season=next', '/de/abo?unknown=true'],
  ['/de/abo?time_of_day=night', '/de/abo?unknown=true'],
  ['/de/termine?access_service=none', '/de/termine?unknown=true'],
  ['/de/termine?Page=2', '/de/termine'],
  ['/de/search?q=a%20b', '/de/search?q=a+b'],
  ['/de/search/content?q=a+b', '/de/search/content?q=a+b'],
  ['/de/search?q=%', '/de/search?q=%25'],
  ['/de/search?q=a#b', '/de/search?q=a%23b'],
  ['/de/termine?q=random', '/de/termine'],
  ['/de/presse?tag=2&page=2', '/de/presse?page=2'],
  ['/de/haus/anfahrt?page=2&tag=2', '/de/haus/anfahrt'],
  ['/de?q=random', '/de'],
  ['/de/termine?tag=random&date=never&is_premiere=maybe&page=x', '/de/termine?unknown=true'],
  ['/de/search.data?q=a&_routes=made___up', '/de/search.data?q=a'],
  ['/de/termine?_routes=events___de', '/de/termine'],
  ['/de/termine.data?_routes=events___de&x=1', '/de/termine.data?_routes=events___de'],
  ['/de/termine.data?_routes=events___en', '/de/termine.data'],
  ['/de/abo?season=2025/26&type=flex', '/de/abo?type=flex&season=2025%2F26'],
  [
    '/de/abo?is_under_30=true&time_of_day=evening&weekday=mo',
    '/de/abo?weekday=mo&time_of_day=evening&is_under_30=true',
  ],
  ['/de/termine?lang=en', '/de/termine'],
  ['/de/termine?a?page=2', '/de/termine'],
  ['//evil?page=1', '//evil'],
])('%s has the key %s', (target, address) => {
  expect(pageAddress(target)).toBe(address);
});

it('a redirect keeps the parameters that pages read', () => {
  expect(addressWithParameters('/en/besuch?utm_source=a&tag=1')).toBe('/en/besuch?tag=1');
  expect(addressWithParameters('/de/stuecke/falsch/1?edit=1&x')).toBe('/de/stuecke/falsch/1?edit');
  expect(addressWithParameters('/de/stuecke/falsch/1?edit&date=2026-03-12')).toBe(
    '/de/stuecke/falsch/1?date=2026-03-12&edit',
  );
});

it('normalising a key again does not change it, and the order of parameters does not matter', () => {
  const pair = fc.tuple(
    fc.constantFrom('page', 'tag', 'q', 'date', 'venue', 'unknown', 'x', 'utm_a'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(pair, { maxLength: 6, selector: ([name]) => name }),
      fc.boolean(),
      (pairs, isData) => {
        const path = isData ? '/de/termine.data' : '/de/termine';
        const address = pageAddress(`${path}?${new URLSearchParams(pairs)}`);
        expect(pageAddress(address)).toBe(address);
        expect(pageAddress(`${path}?${new URLSearchParams(pairs.toReversed())}`)).toBe(address);
      },
    ),
  );
});

/** An address of each screen that reads parameters, by its file or that of its filter. */
const screens: Readonly<Record<string, readonly string[]>> = {
  'src/app/page-number.ts': ['/de/termine', '/de/stuecke', '/de/ensemble', '/de/presse'],
  'src/domain/events/filters.ts': ['/de/termine'],
  'src/domain/people/person-filters.ts': ['/de/ensemble'],
  'src/domain/subscriptions/subscription-filters.ts': ['/de/abo'],
  'src/app/screens/BookletScreen.tsx': ['/de/stuecke/nora/101/programmheft'],
  'src/app/screens/SearchScreen.tsx': ['/de/search', '/de/search/content'],
};
/** These read every parameter: their pages are not cached. */
const uncached = [
  'src/app/screens/FormScreen.tsx',
  ...backOfficeRoutes.map(({ screen }) => `src/app/screens/${screen}.tsx`),
];
const values: Readonly<Record<string, string>> = {
  date: '2026-04-01',
  is_premiere: 'true',
  with_tickets: 'true',
  is_under_30: 'true',
  venue: 'nachtasyl',
  weekday: 'sa',
  access_service: 'surtitles',
  type: 'flex',
  time_of_day: 'evening',
  season: '2025%2F26',
};

it.each(
  globSync(['src/app/screens/*.tsx', 'src/app/page-number.ts', 'src/domain/*/*filters.ts'])
    .filter((file) => !uncached.includes(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/arams\.get(?:All)?\('(\w+)'\)/g)].map(([, name = '']) => [
        name,
        file,
      ]),
    ),
)('the parameter %s, read by %s, is kept', (name, file = '') => {
  expect(screens[file], `${file} reads parameters: add an address and its parameters`).toBeDefined();
  for (const path of screens[file] ?? []) {
    const address = `${path}?${name}=${values[name ?? ''] ?? '1'}`;
    expect(pageAddress(address)).toBe(address);
  }
});

it.each([
  ['?date=2026-04-01', true],
  ['?page=3', true],
  ['?date=2026-04-01&page=3', true],
  ['?date=2026-04-01&tag=1', false],
])('search engines may index a page with %s: %s', (query, isListed) => {
  expect(isForRobots(new URLSearchParams(query))).toBe(isListed);
});
