// People: filters and the page of a person.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, PersonEntry } from '#domain/people/person.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event, production } from '../fixture/ids.ts';
import { category, person, position } from '../fixture/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('persons');
});
afterAll(() => api.close());

const { mira, ozkan, group, adler, zeh } = person;
const list = (query = '', locale = 'de') =>
  api.read<Paginated<PersonEntry>>(`/${locale}/api/persons/${query}`);
const get = (id: number, locale = 'de') => api.read<Person>(`/${locale}/api/persons/${id}/`);

describe('filters and sorts people from A to Z, ignoring marks and capitals', () => {
  it.each<[string, number[]]>([
    ['', [adler, group, mira, ozkan, zeh]],
    ['?is_ensemble=true', [mira, ozkan]],
    [`?categories=${category.direction}`, [adler, mira]],
    ['?categories=direction', [adler, mira]],
    ['?categories=ensemble,direction', [adler, mira, ozkan]],
    [`?categories=ensemble&categories=${category.direction}`, [adler, mira, ozkan]],
    ['?is_ensemble=true&categories=direction', [mira]],
    [`?position=${position.director}`, [adler, group]],
    ['?categories=nobody', []],
    ['?categories=99999999999', []],
    ['?categories=', [adler, group, mira, ozkan, zeh]],
  ])('%s', async (query, expected) => {
    const { count, results } = await list(query);
    expect(results.map(({ id }) => id)).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  it('are paginated', async () => {
    const { count, results, next, previous } = await list('?page=2&page_size=2');
    expect([count, results.map(({ id }) => id)]).toEqual([5, [mira, ozkan]]);
    expect([next, previous]).toEqual([
      expect.stringContaining('page=3'),
      expect.not.stringContaining('page=2&'),
    ]);
  });
});

it('an entry is in the language of the request and lists fields in German', async () => {
  const { results } = await list('?categories=direction', 'en');
  expect(results[1]).toMatchObject({
    first_name: 'Mira',
    slug: 'mira-okafor',
    position: { id: position.actor, name: 'Actor' },
    categories: [
      { id: category.ensemble, name: 'Company' },
      { id: category.direction, name: 'Leitung' },
    ],
    in_german: ['categories.1.name'],
  });
  expect(results[1]?.picture?.id).toBe(203);
});

it('lists the positions and categories of visible people', async () => {
  const names = async (path: string) =>
    (await api.read<Paginated<{ name: string }>>(path)).results.map(({ name }) => name);
  expect(await names('/en/api/person-positions/')).toEqual(['Regie', 'Actor']);
  expect(await names('/en/api/person-categories/')).toEqual(['Company', 'Leitung']);
});

describe('the page of a person', () => {
  it('has a sanitised text', async () => {
    expect(await get(mira)).toMatchObject({
      biography: '<p>Vier <strong>Jahre</strong>.</p>',
      quote: 'Pausen.',
    });
    expect(await get(mira, 'en')).toMatchObject({
      biography: '<p>Four years.</p>',
      in_german: expect.arrayContaining(['quote']),
    });
  });

  it('has the parts in visible productions', async () => {
    expect((await get(mira, 'en')).roles).toEqual([
      {
        production: {
          id: production.nora,
          name: 'A Doll’s House',
          slug: { de: 'nora', en: 'a-dolls-house' },
        },
        roles: ['Nora'],
      },
    ]);
  });

  it('has upcoming events and no past ones', async () => {
    const { events } = await get(mira);
    expect(events.length).toBeGreaterThan(0);
    expect(
      events.every(({ production_id, status }) => production_id === production.nora && status !== 'past'),
    ).toBe(true);
    const ids = events.map(({ id }) => id);
    expect(ids).not.toContain(event.yesterday);
    expect(ids).not.toContain(event.offline);
    const starts = events.map(({ date_start }) => Date.parse(date_start));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('exists without parts and events', async () => {
    expect(await get(group)).toMatchObject({
      roles: [],
      events: [],
      picture: null,
      biography: '',
      position: { name: 'Regie' },
    });
  });

  it.each([person.offline, 999, 2_147_483_648])('does not exist for %i', async (id) => {
    expect((await api.ask(`/de/api/persons/${id}/`)).status).toBe(404);
  });
});
