import { describe, expect, it } from 'vitest';
import { buildingsOf, labelPosition, localisedAddress, type MapPoint } from './venue.ts';

describe('labelPosition', () => {
  it.each<[string, MapPoint[], ReturnType<typeof labelPosition>]>([
    ['none', [], null],
    ['a point', [[5, 5]], null],
    [
      'level',
      [
        [0, 10],
        [100, 10],
      ],
      { x: 50, y: 10, angle: 0 },
    ],
    [
      'along the longest piece',
      [
        [0, 0],
        [10, 0],
        [10, 100],
      ],
      { x: 10, y: 50, angle: 90 },
    ],
    [
      'rising',
      [
        [0, 100],
        [100, 0],
      ],
      { x: 50, y: 50, angle: -45 },
    ],
    [
      'drawn from right to left',
      [
        [100, 0],
        [0, 0],
      ],
      { x: 50, y: 0, angle: 0 },
    ],
    [
      'drawn from below to the left',
      [
        [100, 100],
        [0, 0],
      ],
      { x: 50, y: 50, angle: 45 },
    ],
  ])('%s', (_, points, place) => {
    expect(labelPosition(points)).toEqual(place);
  });
});

describe('groups rooms by building', () => {
  const at = (...addresses: string[]) => addresses.map((address, id) => ({ id, address }));
  const shown = (...addresses: string[]) =>
    buildingsOf(at(...addresses)).map(({ venue, rooms }) => [
      venue.address,
      ...rooms.map(({ venue: { id }, floor }) => `${id}: ${floor}`),
    ]);

  it.each<[string, string[], string[][]]>([
    ['none', [], []],
    ['a floor', ['A 1, X', 'A 1, X, 2. Stock'], [['A 1, X', '1: 2. Stock']]],
    ['further down the list', ['A 1, X', 'B 2, X', 'A 1, X, Keller'], [['A 1, X', '2: Keller'], ['B 2, X']]],
    ['the same street and a longer number', ['A 1', 'A 12'], [['A 1'], ['A 12']]],
    ['no address', ['', 'A 1'], [[''], ['A 1']]],
    ['the same address', ['A 1', 'A 1'], [['A 1'], ['A 1']]],
  ])('%s', (_, addresses, houses) => {
    expect(shown(...addresses)).toEqual(houses);
  });
});

describe('the details of an address are localised', () => {
  const floor = { text: { de: '4. Stock', en: 'Fourth floor' } };
  const yard = { text: { de: 'Hinterhof', en: 'in the yard' } };
  it.each([
    ['English', 'A 1, X, 4. Stock', [floor], 'en', 'A 1, X, Fourth floor'],
    ['with a space that does not break', 'A 1, X, 4.\u00a0Stock', [floor], 'en', 'A 1, X, Fourth floor'],
    ['German', 'A 1, X, 4.\u00a0Stock', [floor], 'de', 'A 1, X, 4.\u00a0Stock'],
    ['two notes', 'A 1, X, Hinterhof, 4. Stock', [floor, yard], 'en', 'A 1, X, in the yard, Fourth floor'],
    [
      'a note of two parts',
      'A 1, X, Hof, links',
      [{ text: { de: 'Hof, links', en: 'yard, left' } }],
      'en',
      'A 1, X, yard, left',
    ],
    ['no whole part', 'A 1, X, 14. Stock', [floor], 'en', 'A 1, X, 14. Stock'],
    ['another floor', 'A 1, X, Keller', [floor], 'en', 'A 1, X, Keller'],
    ['not translated', 'A 1, X, 4. Stock', [{ text: { de: '4. Stock' } }], 'en', 'A 1, X, 4. Stock'],
    ['nothing said of it', 'A 1, X', [], 'en', 'A 1, X'],
  ] as const)('%s', (_, address, facts, locale, shown) => {
    expect(localisedAddress(address, facts, locale)).toBe(shown);
  });
});
