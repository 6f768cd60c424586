import { expect, test } from 'vitest';
import { heroTitle } from './hero-title.ts';
import { coversMotif } from './title-on-picture.ts';

test.each([
  ['Woyzeck', 0.58, false],
  ['Leben und Ansichten des Tristram Shandy, Gentleman', 0.6, false],
  ['Sechs Wochen am Terminal', 0.52, false],
  ['Nora', 0.3, false],
  // With the motif on the left, or with a long line.
  ['Nora', 0.18, true],
  ['Leben und Ansichten des Tristram Shandy, Gentleman', 0.5, true],
  ['Sechs Wochen am Terminal', 0.36, true],
] as const)('%s, with the motif at %f: %s', (title, motif, covers) => {
  expect(coversMotif(heroTitle(title).wide.em, motif)).toBe(covers);
});
