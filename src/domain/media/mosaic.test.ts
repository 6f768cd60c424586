import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mosaicColumns, mosaicSpans } from './mosaic.ts';

test.each([
  ['nothing', [], []],
  ['one fills the sheet', [false], [12]],
  ['wide and upright', [true, false], [8, 4]],
  ['upright and wide', [false, true], [4, 8]],
  ['three upright', [false, false, false], [4, 4, 4]],
  ['two at the end: the last is stretched', [true, false, false, false], [8, 4, 4, 8]],
  ['two make way for a wide one', [false, false, true, false], [4, 8, 8, 4]],
  ['three, then a wide one', [false, false, false, true, false], [4, 4, 4, 8, 4]],
  ['no room for a second wide one in a row', [true, true, false], [8, 4, 12]],
])('%s', (_, wishes, spans) => {
  expect(mosaicSpans(wishes)).toEqual(spans);
});

test('every row is full for any sequence of wishes', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (wishes) => {
      let row = 0;
      for (const span of mosaicSpans(wishes)) {
        row += span;
        expect(row).toBeLessThanOrEqual(mosaicColumns);
        if (row === mosaicColumns) row = 0;
      }
      expect(row).toBe(0);
    }),
  );
});
