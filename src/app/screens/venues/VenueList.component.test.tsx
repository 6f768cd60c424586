// The list of venues: where in the house a room is, in the reader's language.
import { expect, test } from 'vitest';
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

test('a room is on a floor that the reader understands, or that is marked as German', async () => {
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
