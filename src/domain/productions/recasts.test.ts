import { describe, expect, test } from 'vitest';
import { castCases } from './recast-fixture.ts';
import { indexOfRecastPart, type Recast, withoutPart, withRecast } from './recasts.ts';

test.each(castCases)('a recast applies to %s', (_, cast, recast, place) => {
  expect(indexOfRecastPart(cast, recast)).toBe(place);
});

describe('the recasts of a date', () => {
  const cast = [
    { role: { de: 'Firs' }, name: 'Gustav' },
    { role: { de: 'Anja' }, name: 'Clara' },
  ];
  const kofi: Recast = { role: { de: 'Firs' }, instead_of: 'Gustav', name: 'Kofi', person: 7 };
  const mira: Recast = { role: { de: 'Anja' }, instead_of: 'Clara', name: 'Mira', person: null };
  const hannes: Recast = { ...kofi, instead_of: '', name: 'Hannes', person: null };

  test('a second one of the same part replaces the first', () => {
    expect(withRecast([kofi, mira], cast, hannes)).toEqual([mira, hannes]);
  });

  test('parts that the cast no longer has are identified by the announced name', () => {
    const ofRemovedPart = { ...kofi, role: { de: 'Passant' }, instead_of: 'Ole' };
    expect(withRecast([ofRemovedPart], cast, mira)).toEqual([ofRemovedPart, mira]);
    expect(withoutPart([ofRemovedPart, mira], cast, ofRemovedPart)).toEqual([mira]);
  });
});
