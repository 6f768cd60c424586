// The list of venues: the floor of a room in the reader's language.
import { expect, test } from 'vitest';
import type { Picture } from '#domain/media/picture.ts';
import type { VenueEntry } from '#domain/venues/venue.ts';
import { venueTexts } from '#i18n/venues/venue-texts.ts';
import { renderComponent } from '../../../../tests/setup/render-component.ts';
import { VenueList } from './VenueList.tsx';

const aVenue = (changes: Partial<VenueEntry>): VenueEntry => ({
  id: 1,
  slug: 'haus',
  name: 'Haus',
  address: 'Am Strich 1',
  lead: '',
  picture: null,
  facts: [],
  map: null,
  in_german: [],
  ...changes,
});

test('the floor of a room is in the reader’s language or marked as German', async () => {
  const venues = [
    aVenue({}),
    aVenue({
      id: 2,
      address: 'Am Strich 1, 4. Stock',
      facts: [{ kind: 'floor', text: 'Fourth floor' }],
    }),
    aVenue({ id: 3, address: 'Am Strich 1, Erdgeschoss' }),
  ];
  const page = await renderComponent(
    <VenueList venues={venues} container={null} texts={venueTexts('en')} />,
    { locale: 'en' },
  );
  await expect.element(page.getByText('Fourth floor', { exact: true })).not.toHaveAttribute('lang');
  await expect.element(page.getByText('Erdgeschoss', { exact: true })).toHaveAttribute('lang', 'de');
  expect(page.getByText('4. Stock', { exact: true }).elements()).toEqual([]);
});

test('the picture of the first building is not loaded lazily', async () => {
  const picture = {
    alt: 'Das Haus',
    focal_x: 0.5,
    focal_y: 0.5,
    line_screen: { horizontal: 'data:image/svg+xml,<svg/>', vertical: null },
  } as Picture;
  const page = await renderComponent(
    <VenueList
      venues={[aVenue({ picture }), aVenue({ id: 2, address: 'Am Tor 4', picture })]}
      container={null}
      texts={venueTexts('de')}
    />,
  );
  const preloaded = document.querySelectorAll('link[rel="preload"][as="image"]');
  expect(preloaded).toHaveLength(1);
  expect(page.getByRole('img').elements()).toHaveLength(2);
});
