import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseScheme,
  colourSchemeCookieText,
  darkerOf,
  defaultScheme,
  inksOf,
  lighterOf,
} from '#domain/colour-scheme.ts';

const rost = { id: 1, name: 'rost', base_color: '#ff5a1f', secondary_color: '#1f0412' };
const nacht = { id: 2, name: 'nacht', base_color: '#1b0b45', secondary_color: '#ff9ac4' };
const tinte = { id: 3, name: 'tinte', base_color: '#0a1fd1', secondary_color: '#ffd3e2' };
const interim = {
  id: 4,
  name: 'Interims_Kachel_Spielzeit',
  base_color: '#d6f03c',
  secondary_color: '#10261c',
};

describe('choosing', () => {
  test.each([
    ['the first', [rost, nacht, interim], null, 0, rost, interim],
    ['the last', [rost, nacht, interim], null, 0.999, nacht, interim],
    ['what the cookie says', [rost, nacht, interim], '1', 0.999, rost, interim],
    ['the cookie names a group that is gone', [rost, nacht, interim], '77', 0.999, nacht, interim],
    ['the cookie names the interim group', [rost, nacht, interim], '4', 0, rost, interim],
    ['a cookie of nonsense', [rost, nacht, interim], '1; drop', 0.999, nacht, interim],
    ['no interim group', [rost, nacht, tinte], null, 0, rost, nacht],
    ['no interim group, another one chosen', [rost, nacht, tinte], null, 0.5, nacht, rost],
    ['one group only', [rost], null, 0.5, rost, defaultScheme],
    ['nothing but the interim group', [interim], null, 0.5, defaultScheme, interim],
    ['no group', [], '1', 0.5, defaultScheme, defaultScheme],
  ])('%s', (_name, groups, cookie, random, scheme, tile) => {
    const choice = chooseScheme(groups, cookie, random);
    expect(choice.scheme).toBe(scheme);
    expect(choice.interim).toBe(tile);
    expect(choice.available).toEqual(groups.filter((group) => group !== interim));
  });

  test('every group has its turn, the interim one never', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const { scheme } = chooseScheme([rost, interim, nacht, tinte], null, random);
        expect([rost, nacht, tinte][Math.floor(random * 3)]).toBe(scheme);
      }),
    );
  });
});

test('a pair as inks: base and secondary as named, light and dark as they are', () => {
  expect(inksOf(nacht)).toEqual({ base: '#1b0b45', secondary: '#ff9ac4', light: '#ff9ac4', dark: '#1b0b45' });
  expect(inksOf(rost)).toEqual({ base: '#ff5a1f', secondary: '#1f0412', light: '#ff5a1f', dark: '#1f0412' });
});

test('the choice lasts an hour, a failure ten seconds', () => {
  expect(colourSchemeCookieText(3)).toBe('colorScheme=3; Max-Age=3600; Path=/; Secure; SameSite=Lax');
  expect(colourSchemeCookieText(0, true)).toBe('colorScheme=0; Max-Age=10; Path=/; Secure; SameSite=Lax');
});

test('black and white where there is nothing else', () => {
  expect(inksOf(defaultScheme)).toEqual({
    base: '#000000',
    secondary: '#ffffff',
    light: '#ffffff',
    dark: '#000000',
  });
});

test('the lighter and the darker of a pair, whatever its order', () => {
  expect(lighterOf('#1b0b45', '#ff9ac4')).toBe('#ff9ac4');
  expect(lighterOf('#ff9ac4', '#1b0b45')).toBe('#ff9ac4');
  expect(darkerOf('#1b0b45', '#ff9ac4')).toBe('#1b0b45');
  expect(darkerOf('#ff9ac4', '#1b0b45')).toBe('#1b0b45');
});
