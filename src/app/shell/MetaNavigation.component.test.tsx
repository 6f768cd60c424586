/** Search, account, contrast and language, on the line that the menu has for them. */
import { afterEach, expect, test } from 'vitest';
import { pack } from '#domain/site/packed-text.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { MetaNavigation } from './MetaNavigation.tsx';

const rootData = {
  version: 'final',
  navigation: { menu: [], footer: [] },
  shop: 'https://shop.example.org',
  publicUrl: 'https://theatre.example.org',
  login: null,
};

afterEach(() => document.documentElement.removeAttribute('data-contrast'));

test.each([
  [360, 'de'],
  [375, 'de'],
  [375, 'en'],
  [412, 'de'],
] as const)(
  'at %i px in %s its entries are on one line of the menu, also in contrast mode',
  async (width, locale) => {
    await resizeWindow(width, 667);
    document.documentElement.setAttribute('data-contrast', '');
    const page = await renderComponent(
      // As wide as the menu leaves it: its edge, its margin and the button that closes it.
      <div style={{ width: `calc(${width}px - var(--m) - 12px - 67px)` }}>
        <MetaNavigation />
      </div>,
      { locale, rootData: pack(rootData) },
    );
    const entries = [...page.container.querySelectorAll('a, button')];
    const tops = entries.map((entry) => entry.getBoundingClientRect().top);
    expect(entries.length).toBeGreaterThan(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
  },
);

test.each([
  [
    'https://shop.example.org',
    'https://shop.example.org/de/login?returnUrl=https%3A%2F%2Ftheatre.example.org',
  ],
  [null, undefined],
])('with the shop %s the account is a link to %s', async (shop, address) => {
  const page = await renderComponent(<MetaNavigation />, { rootData: pack({ ...rootData, shop }) });
  const hrefs = [...page.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs.find((href) => href?.includes('login'))).toBe(address);
  expect(hrefs).toContain('/de/search');
});
