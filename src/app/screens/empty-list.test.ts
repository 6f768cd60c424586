// The page of a filtered list: its query, and the message if it is empty.
import { expect, test } from 'vitest';
import { listAt } from './empty-list.ts';

interface Case {
  name: string;
  query: string;
  count: number;
  results: string[];
  isQueried: boolean;
  /** Where the link below the empty list leads, and whether it removes filters. */
  link: [href: string, isReset: boolean] | null;
}

const address = '/de/termine?venue=nachtasyl';

const cases: Case[] = [
  { name: 'a list', query: '', count: 1, results: ['Faust'], isQueried: true, link: null },
  { name: 'nothing', query: '', count: 0, results: [], isQueried: true, link: ['/de/termine', true] },
  {
    name: 'a page after the last',
    query: 'page=9',
    count: 1,
    results: [],
    isQueried: true,
    link: [address, false],
  },
  {
    name: 'an unknown filter',
    query: 'unknown=true',
    count: 1,
    results: ['Faust'],
    isQueried: false,
    link: [address, false],
  },
];

test.each(cases)('$name at an address', async ({ query, count, results, isQueried, link }) => {
  let queries = 0;
  const params = new URLSearchParams(query);
  const page = await listAt({ list: 'events', params, address, isFiltered: true, locale: 'de' }, async () => {
    queries += 1;
    return { count, page: 1, page_size: 30, results };
  });
  expect(queries).toBe(isQueried ? 1 : 0);
  expect(page.results).toEqual(isQueried ? results : []);
  expect(page.count).toBe(isQueried ? count : 0);
  expect(page.empty && [page.empty.link.href, page.empty.link.isReset]).toEqual(link);
});
