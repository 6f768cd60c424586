/** The search page without a query or without results. */
import { expect, test } from 'vitest';
import { anEvent } from '#domain/events/event-fixture.ts';
import { packEvents } from '#domain/events/packed-events.ts';
import { searchTexts } from '#i18n/search/search-texts.ts';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { SearchDirectory } from './SearchDirectory.tsx';

const directory = {
  weekend: [
    { day: '2026-11-28', events: packEvents([anEvent({ id: 1, outcome: 'cancelled' })]) },
    { day: '2026-11-29', events: '' },
  ],
  productions: [
    { id: 12, name: 'Nora', slug: { de: 'nora', en: 'a-dolls-house' }, in_german: ['name'] },
    { id: 13, name: 'Hamlet', slug: { de: 'hamlet' }, in_german: [] },
  ],
  ensemble: [{ id: 5, slug: 'mira-okafor', name: 'Mira Okafor' }],
};
const tips = [{ name: 'Parking', target: { url: '/en/visit/getting-here' }, in_german: [] }];

test('lists the weekend by day, the plays, the ensemble and popular searches', async () => {
  const page = await renderComponent(
    <SearchDirectory directory={directory} tips={tips} texts={searchTexts('en')} />,
    { locale: 'en' },
  );
  const hrefsIn = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  expect(hrefsIn('Often looked for')).toEqual(['/en/visit/getting-here']);
  expect(hrefsIn('28 Saturday')).toEqual(['/en/whats-on/a-dolls-house/12']);
  await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: '29 Sunday' }))
    .toHaveTextContent('Nothing is on that day.');
  expect(hrefsIn('Plays')).toEqual([
    '/en/whats-on',
    '/en/whats-on/a-dolls-house/12',
    '/en/whats-on/hamlet/13',
  ]);
  await expect.element(page.getByRole('link', { name: 'Nora' }).nth(1)).toHaveAttribute('lang', 'de');
  expect(hrefsIn('Ensemble')).toEqual(['/en/ensemble', '/en/people/mira-okafor/5']);
  expect(await axeFindings()).toEqual([]);
});

test('without the directory it shows popular searches and the calendar', async () => {
  const page = await renderComponent(
    <SearchDirectory directory={null} tips={tips} texts={searchTexts('de')} />,
  );
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(['Parking', 'Zum Spielplan']);
});
