import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultEventFilter,
  type EventFilter,
  eventFilterQuery,
  isDefaultEventFilter,
  isDefaultProductionFilter,
  parseEventFilter,
  parseProductionFilter,
  productionFilterQuery,
  toggleChoice,
  withPremieresToggled,
  withTagToggled,
  withVenueToggled,
} from './filters.ts';

const today = '2025-09-20';
const everything = defaultEventFilter(today);
const events = (query: string) => parseEventFilter(new URLSearchParams(query), today);
const productions = (query: string) => parseProductionFilter(new URLSearchParams(query));

describe('parsing the event filter', () => {
  test.each<[string, Partial<EventFilter>]>([
    ['', {}],
    ['date=2025-10-03', { date: '2025-10-03' }],
    ['date=2025-09-19', {}],
    ['date=2025-02-31', {}],
    ['date=tomorrow', {}],
    ['venue=nachtasyl', { stage_name: ['Nachtasyl'] }],
    ['venue=kantine', {}],
    ['venue=nachtasyl&venue=kantine', { stage_name: ['Nachtasyl'] }],
    [
      'venue=nachtasyl,gaussstrasse',
      { stage_name: ['Ballsaal', 'Gaußstrasse Bühne', 'Werkstatt', 'Box', 'Nachtasyl'] },
    ],
    ['tag=3', { tag: 3 }],
    ['tag=0', {}],
    ['tag=-3', {}],
    ['tag=3%20or%201', {}],
    ['tag=99999999999', {}],
    ['is_premiere=true', { activity: 9 }],
    ['is_premiere=yes', {}],
    ['utm_source=newsletter', {}],
    ['weekday=sa', { weekday: 'sa' }],
    ['weekday=samstag', {}],
    ['with_tickets=true', { with_tickets: true }],
    ['price_to=20', { price_to: 20 }],
    ['price_to=0', {}],
    ['price_to=-5', {}],
    ['price_to=1e3', {}],
    ['access_service=sign-language', { access_service: 'sign-language' }],
    ['access_service=parking', {}],
  ])('?%s', (query, expected) => {
    expect(events(query)).toEqual({ ...everything, ...expected });
  });

  test('accepts any address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('date', 'venue', 'tag', 'is_premiere', 'x'), fc.string()),
        (given) => {
          const filter = events(new URLSearchParams(given).toString());
          expect(filter.date >= today).toBe(true);
        },
      ),
    );
  });
});

test('filters are the same after serialising and parsing the address', () => {
  const anyFilter = fc.record({
    date: fc.constantFrom(today, '2025-09-21', '2026-01-01'),
    venue: fc.subarray(['thalia', 'gaussstrasse', 'nachtasyl']),
    tag: fc.constantFrom(null, 3, 2_147_483_647),
    premieres: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFilter, ({ date, venue, tag, premieres }) => {
      const query = new URLSearchParams({
        date,
        venue: venue.join(','),
        tag: String(tag ?? ''),
        is_premiere: String(premieres),
      });
      const filter = parseEventFilter(query, today);
      expect(events(eventFilterQuery(filter, today))).toEqual(filter);
      const list = parseProductionFilter(query);
      expect(productions(productionFilterQuery(list))).toEqual(list);
    }),
  );
});

test('one filter has one address', () => {
  expect(eventFilterQuery(everything, today)).toBe('');
  expect(
    eventFilterQuery(events('is_premiere=true&tag=3&venue=nachtasyl&venue=thalia&date=2025-10-03'), today),
  ).toBe('?date=2025-10-03&venue=thalia&venue=nachtasyl&tag=3&is_premiere=true');
  expect(productionFilterQuery(productions('tag=3&is_premiere=true&date=2025-10-03'))).toBe(
    '?tag=3&is_premiere=true',
  );
});

describe('toggling', () => {
  test('sets, replaces and clears a single choice', () => {
    expect(toggleChoice(null, 3)).toBe(3);
    expect(toggleChoice(3, 4)).toBe(4);
    expect(toggleChoice(3, 3)).toBeNull();
    expect(withTagToggled(withTagToggled(everything, 3), 3)).toEqual(everything);
  });

  test('allows one venue group at a time', () => {
    const atNight = withVenueToggled(everything, 'nachtasyl');
    expect(atNight.stage_name).toEqual(['Nachtasyl']);
    expect(withVenueToggled(atNight, 'nachtasyl')).toEqual(everything);
  });

  test('premieres are an activity for events and a flag for productions', () => {
    expect(withPremieresToggled(everything).activity).toBe(9);
    expect(withPremieresToggled(withPremieresToggled(everything)).activity).toBeNull();
    expect(withPremieresToggled(productions('')).is_premiere).toBe('true');
    expect(withPremieresToggled(productions('is_premiere=true')).is_premiere).toBe('');
  });
});

describe('the default filter', () => {
  test.each([
    ['', true],
    ['date=2025-09-20', true],
    ['date=2025-09-21', false],
    ['venue=thalia', false],
    ['tag=3', false],
    ['is_premiere=true', false],
  ])('of events: ?%s', (query, isDefault) => {
    expect(isDefaultEventFilter(events(query), today)).toBe(isDefault);
  });

  test.each([
    ['', true],
    ['venue=thalia', false],
    ['tag=3', false],
    ['is_premiere=true', false],
  ])('of productions: ?%s', (query, isDefault) => {
    expect(isDefaultProductionFilter(productions(query))).toBe(isDefault);
  });

  test('stages that do not make up a group are not the default', () => {
    expect(isDefaultEventFilter({ ...everything, stage_name: ['Box'] }, today)).toBe(false);
  });
});
