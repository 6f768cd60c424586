import { expect, test } from 'vitest';
import { drawnText } from './drawn-text.ts';

const widthOf = (text: string) => drawnText(text, { x: 0, baseline: 0, size: 100 }).width;

test.each([
  ['Nguyễn', 'Nguyen'],
  ['Ḥāfeẓ', 'Hāfez'],
])('a letter without a glyph is drawn without its marks: %s', (written, drawn) => {
  expect(widthOf(written)).toBe(widthOf(drawn));
});
