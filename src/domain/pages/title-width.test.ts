import { expect, test } from 'vitest';
import { textWidth } from './title-width.ts';

test('widths in em', () => {
  expect(textWidth('')).toBe(0);
  expect(textWidth('Nora')).toBeCloseTo(0.482 + 0.453 + 0.324 + 0.436, 3);
  expect(textWidth('i')).toBeLessThan(textWidth('n'));
  expect(textWidth('n')).toBeLessThan(textWidth('W'));
});

test('an umlaut is as wide as its letter, however it is written', () => {
  expect(textWidth('Räuber')).toBe(textWidth('Rauber'));
  expect(textWidth('Ra\u0308uber')).toBe(textWidth('Räuber'));
});

test('soft hyphens take no room, unknown letters some', () => {
  expect(textWidth('Kirsch\u00adgarten')).toBe(textWidth('Kirschgarten'));
  expect(textWidth('Ω')).toBe(0.5);
});
