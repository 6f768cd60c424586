// Venues: the list and the page of one, with directions.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Venue, VenueEntry } from '#domain/venues/venue.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('venues');
});
afterAll(() => api.close());

it('lists the venues in the theatre’s order, with access information in order', async () => {
  const { count, results } = await api.read<Paginated<VenueEntry>>('/de/api/venues/');
  expect(count).toBe(2);
  expect(results.map(({ id, slug }) => [id, slug])).toEqual([
    [7, 'thalia'],
    [11, 'thalia-gaussstrasse'],
  ]);
  expect(results[0]?.facts).toEqual([
    { kind: 'entrance', text: 'Kassenhalle' },
    { kind: 'lift', text: 'Bis zum 1. Rang' },
  ]);
  expect(results[1]).toMatchObject({ facts: [], map: null, picture: null });
});

it('a venue has a sanitised text, its stages and a list of fields in German', async () => {
  expect(await api.read<Venue>('/en/api/venues/7/')).toMatchObject({
    access: '<p>Rampe links.</p>',
    stage_names: ['Bühne'],
    map: {
      lines: [{ kind: 'street', name: 'Am Strich' }],
      marks: [{ kind: 'entrance', at: [20, 30], name: 'Door' }],
    },
    in_german: ['facts.1.text', 'map.lines.0.name', 'access'],
  });
});

it.each(['8', '0', '2147483648'])('does not exist for %s', async (id) => {
  expect((await api.ask(`/de/api/venues/${id}/`)).status).toBe(404);
});
