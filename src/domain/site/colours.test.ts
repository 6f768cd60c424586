import { describe, expect, test } from 'vitest';
import { contrastRatio, luminance, parseColour } from './colours.ts';

test.each([
  ['#ff5a1f', [255, 90, 31]],
  ['#FF5A1F', [255, 90, 31]],
  ['#000000', [0, 0, 0]],
  ['#fff', null],
  ['ff5a1f', null],
  ['#ff5a1f80', null],
  ['#gg5a1f', null],
  ['#ff5a1f;}', null],
  ['red', null],
  ['', null],
])('%s', (text, expected) => {
  expect(parseColour(text)).toEqual(expected);
});

test('luminance is 0 for black and 1 for white', () => {
  expect(luminance('#000000')).toBe(0);
  expect(luminance('#ffffff')).toBeCloseTo(1, 10);
  expect(luminance('#0a0a0a')).toBeCloseTo(0.003035, 6);
  expect(luminance('#777777')).toBeCloseTo(0.1845, 3);
});

describe('contrastRatio', () => {
  test.each([
    // the theatre's ink pairs, as measured for its design
    ['rost', '#ff5a1f', '#1f0412', 6.2],
    ['nacht', '#1b0b45', '#ff9ac4', 9.0],
    ['tinte', '#0a1fd1', '#ffd3e2', 7.4],
    ['galle', '#d6f03c', '#10261c', 12.5],
    ['black and white', '#000000', '#ffffff', 21],
    ['the same twice', '#0a1fd1', '#0a1fd1', 1],
  ])('%s', (_name, a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 0);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });
});
