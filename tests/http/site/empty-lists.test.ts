// Empty lists with filters suggest removing filters only if some are set.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathFor } from '#domain/site/route-paths.ts';
import { emptyListTexts, type FilteredList } from '#i18n/site/empty-list-texts.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

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
