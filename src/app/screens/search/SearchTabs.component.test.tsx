/** The tabs of the search page: all results, productions, everything else. */
import { expect, test } from 'vitest';
import { searchTexts } from '#i18n/search/search-texts.ts';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { SearchTabs } from './SearchTabs.tsx';

async function tabsOf(query: string, category: 'events' | 'content' | null) {
  const page = await renderComponent(
    <SearchTabs
      query={query}
      category={category}
      counts={{ events: 2, content: 13 }}
      texts={searchTexts('de')}
      label="Gruppen"
    />,
  );
  const links = page.getByRole('navigation', { name: 'Gruppen' }).getByRole('link').elements();
  return links.map((link) => ({
    text: link.textContent,
    href: link.getAttribute('href'),
    isCurrent: link.getAttribute('aria-current') === 'page',
  }));
}

test('search tabs are the overview, productions and other results, each with its count', async () => {
  expect(await tabsOf('faust', null)).toEqual([
    { text: 'Alles 15', href: '/de/search?q=faust', isCurrent: true },
    { text: 'Stücke 2', href: '/de/search/events?q=faust', isCurrent: false },
    { text: 'Sonstige Ergebnisse 13', href: '/de/search/content?q=faust', isCurrent: false },
  ]);
  expect(await axeFindings()).toEqual([]);
});

test.each([
  ['events', [false, true, false]],
  ['content', [false, false, true]],
] as const)('the search tab of the category %s is the current one', async (category, expected) => {
  expect((await tabsOf('faust', category)).map(({ isCurrent }) => isCurrent)).toEqual(expected);
});

test('without a query no search tab has a count', async () => {
  expect((await tabsOf('', null)).map(({ text }) => text?.trim())).toEqual([
    ...['Alles', 'Stücke', 'Sonstige Ergebnisse'],
  ]);
});
