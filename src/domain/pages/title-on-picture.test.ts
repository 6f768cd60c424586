import { expect, test } from 'vitest';
import { heroTitle } from './hero-title.ts';
import { coversMotif } from './title-on-picture.ts';

const middle = { focal_x: 0.58, focal_y: 0.45 };

test.each([
  ['Woyzeck', middle, 'hero', true],
  ['Leben und Ansichten des Tristram Shandy, Gentleman', middle, 'hero', true],
  ['Sechs Wochen am Terminal', middle, 'page', true],
  // Beside a short title, and above a title of one line.
  ['Nora', { focal_x: 0.62, focal_y: 0.4 }, 'hero', false],
  ['Mira Okafor', middle, 'page', false],
  ['Woyzeck', { focal_x: 0.58, focal_y: 0.1 }, 'hero', false],
] as const)('%s at %o on a %s: %s', (title, focal, head, covers) => {
  expect(coversMotif(heroTitle(title).wide, focal, head)).toBe(covers);
});
