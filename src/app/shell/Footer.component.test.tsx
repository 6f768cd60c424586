/** The footer: the links of the navigation, the cookie settings, the social links. */
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pack } from '#domain/site/packed-text.ts';
import * as site from '#site';
import { getConsent, setConsent } from '#state/consent.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { Footer } from './Footer.tsx';

const footer = ['Besuch', 'Presse', 'Impressum'].map((menu_name) => ({
  menu_name,
  url: `/de/${menu_name.toLowerCase()}`,
  is_highlight: false,
  children: [],
}));

const renderFooter = (locale: 'de' | 'en' = 'de') =>
  renderComponent(<Footer />, { locale, rootData: pack({ navigation: { menu: [], footer } }) });

afterEach(() => setConsent({ isSettingsOpen: false }));

test('footer links come from the navigation data, in order', async () => {
  const page = await renderFooter();
  const links = page.getByRole('list').getByRole('link').elements() as HTMLAnchorElement[];
  const own = links.filter(({ origin }) => origin === location.origin);
  expect(own.map((link) => [link.textContent, link.pathname])).toEqual(
    footer.map(({ menu_name, url }) => [menu_name, url]),
  );
  expect(await axeFindings()).toEqual([]);
});

test('there are eight social links in one labelled group', async () => {
  const page = await renderFooter('en');
  const links = page.getByRole('group', { name: 'Follow us' }).getByRole('link').elements();
  expect(links.map((link) => link.textContent?.toLowerCase())).toEqual([
    ...['whatsapp', 'tiktok', 'instagram', 'facebook', 'linkedin', 'youtube', 'spotify', 'soundcloud'],
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(site.social_links.map(({ url }) => url));
  // Two columns with one name.
  expect(page.container.querySelectorAll('ul[aria-label]')).toHaveLength(0);
});

test('the telephone number of the box office can be called', async () => {
  const page = await renderFooter();
  const { label, dial } = site.box_office.phone;
  await expect.element(page.getByRole('link', { name: label })).toHaveAttribute('href', `tel:${dial}`);
});

test.each(['click', 'Enter', ' '])('the cookie settings link opens the cookie settings: %s', async (how) => {
  const page = await renderFooter();
  const link = page.getByRole('button', { name: 'Cookie-Einstellungen' });
  // Without scripts it links to the privacy page.
  await expect.element(link).toHaveAttribute('href', '/de/datenschutz');
  if (how === 'click') await link.click();
  else {
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard(`{${how}}`);
  }
  expect(getConsent().isSettingsOpen).toBe(true);
});

test('a site that asks nothing has no cookie settings', async () => {
  const rootData = pack({ navigation: { menu: [], footer }, asksNothing: true });
  const page = await renderComponent(<Footer />, { rootData });
  await expect.element(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect.element(page.getByText('Cookie-Einstellungen')).not.toBeInTheDocument();
});
