import { expect, test } from 'vitest';
import { textWidth } from './title-width.ts';

test('measures text in em', () => {
  expect(textWidth('')).toBe(0);
  expect(textWidth('Nora')).toBeCloseTo(0.482 + 0.453 + 0.324 + 0.436, 3);
  expect(textWidth('i')).toBeLessThan(textWidth('n'));
  expect(textWidth('n')).toBeLessThan(textWidth('W'));
});

test('a letter with an umlaut is as wide as without it, in either Unicode form', () => {
  expect(textWidth('Räuber')).toBe(textWidth('Rauber'));
  expect(textWidth('Ra\u0308uber')).toBe(textWidth('Räuber'));
});

test('soft hyphens have no width, and unknown characters a default one', () => {
  expect(textWidth('Kirsch\u00adgarten')).toBe(textWidth('Kirschgarten'));
  expect(textWidth('Ω')).toBe(0.5);
});
