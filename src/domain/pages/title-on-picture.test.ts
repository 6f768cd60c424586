import { expect, test } from 'vitest';
import { heroTitle } from './hero-title.ts';
import { coversMotif } from './title-on-picture.ts';

test.each([
  ['Woyzeck', 0.58, 'hero', true],
  ['Antigone', 0.6, 'hero', true],
  ['Leben und Ansichten des Tristram Shandy, Gentleman', 0.6, 'hero', true],
  ['Sechs Wochen am Terminal', 0.52, 'page', true],
  // Beside a short title, or touched by it.
  ['Nora', 0.62, 'hero', false],
  ['Faust', 0.6, 'hero', false],
  ['Ihr Abend bei uns', 0.5, 'page', false],
  ['Woyzeck', 0.95, 'hero', false],
  ['Leben und Ansichten des Tristram Shandy, Gentleman', 0.9, 'hero', false],
] as const)('%s, with the motif at %f, on a %s: %s', (title, motif, head, covers) => {
  expect(coversMotif(heroTitle(title).wide.em, motif, head)).toBe(covers);
});
