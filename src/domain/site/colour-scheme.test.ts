import { expect, test } from 'vitest';
import { darkerOf, defaultScheme, inksOf, lighterOf } from './colour-scheme.ts';

const rost = { id: 1, name: 'rost', base_color: '#ff5a1f', secondary_color: '#1f0412' };
const nacht = { id: 2, name: 'nacht', base_color: '#1b0b45', secondary_color: '#ff9ac4' };

test('inks are base and secondary in order, and light and dark by luminance', () => {
  expect(inksOf(nacht)).toEqual({ base: '#1b0b45', secondary: '#ff9ac4', light: '#ff9ac4', dark: '#1b0b45' });
  expect(inksOf(rost)).toEqual({ base: '#ff5a1f', secondary: '#1f0412', light: '#ff5a1f', dark: '#1f0412' });
});

test('inks are black and white by default', () => {
  expect(inksOf(defaultScheme)).toEqual({
    base: '#000000',
    secondary: '#ffffff',
    light: '#ffffff',
    dark: '#000000',
  });
});

test('lighterOf and darkerOf do not depend on the order of the pair', () => {
  expect(lighterOf('#1b0b45', '#ff9ac4')).toBe('#ff9ac4');
  expect(lighterOf('#ff9ac4', '#1b0b45')).toBe('#ff9ac4');
  expect(darkerOf('#1b0b45', '#ff9ac4')).toBe('#1b0b45');
  expect(darkerOf('#ff9ac4', '#1b0b45')).toBe('#1b0b45');
});
