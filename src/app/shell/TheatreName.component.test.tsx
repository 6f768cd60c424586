/** Header and footer of theatres with other names than the demo's, and with more links. */
import { afterEach, expect, test } from 'vitest';
import { nameWidth } from '#app/build/name-width.ts';
import { pack } from '#domain/site/packed-text.ts';
import * as site from '#site';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const links = [
  'Spielplan',
  'Karten & Service',
  'Kammerspiele im Neuen Haus am Rosa-Luxemburg-Platz',
  'Junges Haus',
];
const rootData = pack({
  version: 'final',
  navigation: {
    menu: links.map((menu_name, at) => ({ menu_name, url: `/de/${at}`, is_highlight: true, children: [] })),
    footer: [],
  },
  shop: 'https://shop.example.org',
  publicUrl: 'https://theatre.example.org',
  login: null,
});

const style = document.createElement('style');
afterEach(() => style.remove());

const names = [
  site.name,
  'E',
  'Kellerbühne',
  'STAATSTHEATER',
  'Vereinigte Bühnen',
  'Deutsches Schauspielhaus Hamburg',
];

test.each(
  ['/de', '/de/termine', '/de/stuecke/nora/1/programmheft'].flatMap((path) =>
    [320, 375, 1024, 1366, 1600].map((width) => [path, width] as const),
  ),
)(
  'on %s at %i px, the header is not wider than the window, whatever the theatre’s name',
  async (path, width) => {
    await resizeWindow(width, 700);
    const page = await renderComponent(<Header />, { path, rootData });
    document.head.append(style);
    const header = page.container.querySelector('header') as HTMLElement;
    const logo = header.querySelector('a') as HTMLElement;
    for (const name of names) {
      style.textContent = `:root { ${nameWidth(name)} }`;
      logo.textContent = name;
      const last = header.lastElementChild as HTMLElement;
      expect([name, last.getBoundingClientRect().right]).toEqual([
        name,
        header.getBoundingClientRect().right,
      ]);
      expect([name, document.documentElement.scrollWidth]).toEqual([
        name,
        document.documentElement.clientWidth,
      ]);
      expect([name, logo.scrollHeight <= header.clientHeight]).toEqual([name, true]);
    }
  },
);

test('links that do not fit into the header show when they have focus', async () => {
  await resizeWindow(1024, 700);
  const page = await renderComponent(<Header />, { path: '/de/termine', rootData });
  const last = page.getByRole('link', { name: 'Junges Haus' }).element() as HTMLElement;
  const header = page.container.querySelector('header') as HTMLElement;
  const isShown = () => last.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
  expect(isShown()).toBe(false);
  last.focus();
  await expect.poll(isShown).toBe(true);
});

test.each([320, 1366, 1600])('at %i px, the footer has the theatre’s name in one line', async (width) => {
  await resizeWindow(width, 700);
  const page = await renderComponent(<Footer />, { rootData });
  document.head.append(style);
  const line = page.container.querySelector('footer > div') as HTMLElement;
  for (const name of names) {
    style.textContent = `:root { ${nameWidth(name)} }`;
    (line.firstChild as Text).data = name;
    const range = document.createRange();
    range.selectNodeContents(line);
    expect([name, range.getClientRects().length, range.getBoundingClientRect().right <= width]).toEqual([
      name,
      1,
      true,
    ]);
  }
});
