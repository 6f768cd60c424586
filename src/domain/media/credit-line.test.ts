import { expect, test } from 'vitest';
import { creditLine } from './credit-line.ts';

test.each([
  ['Ida Sommer', 'Foto: Ida Sommer'],
  ['Strichbild: Thalia', 'Strichbild: Thalia'],
  ['Foto: Ida Sommer', 'Foto: Ida Sommer'],
])('%s is shown as "%s"', (credit, shown) => {
  expect(creditLine(credit, 'Foto')).toBe(shown);
});
