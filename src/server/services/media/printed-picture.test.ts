import { expect, test } from 'vitest';
import type { Picture, PictureSource } from '#domain/media/picture.ts';
import { printedPicture, withPrintedPicture } from './printed-picture.ts';

const file = (url: string): PictureSource[] => [{ format: 'webp', width: 400, height: 500, url }];
const none = { horizontal: [], vertical: [], full: [] };
const photograph: Picture = {
  id: 1,
  alt: 'A chair.',
  alt_lang: 'en',
  caption: '',
  credit: 'Thalia',
  width: 800,
  height: 1000,
  focal_x: 0.5,
  focal_y: 0.5,
  print: 'as-is',
  sources: { horizontal: file('/h'), vertical: file('/v'), full: file('/f') },
  line_screen: null,
};
const lineScreen: Picture = {
  ...photograph,
  print: 'line-screen',
  line_screen: { horizontal: '/h.svg', vertical: '/v.svg' },
};

test.each([
  ['a line screen: its masks', lineScreen, 'any', { sources: none, line_screen: lineScreen.line_screen }],
  [
    'in one format: that mask',
    lineScreen,
    'vertical',
    { sources: none, line_screen: { horizontal: null, vertical: '/v.svg' } },
  ],
  [
    'without that mask: the other one, which stands in for it',
    { ...lineScreen, line_screen: { horizontal: '/h.svg', vertical: null } },
    'vertical',
    { sources: none, line_screen: { horizontal: '/h.svg', vertical: null } },
  ],
  ['a photograph: both crops', photograph, 'any', { sources: { ...photograph.sources, full: [] } }],
  ['in one format: that crop', photograph, 'horizontal', { sources: { ...none, horizontal: file('/h') } }],
  [
    'without that crop: all of it, which stands in for it',
    { ...photograph, sources: { ...photograph.sources, vertical: [] } },
    'vertical',
    { sources: { ...none, full: file('/f') } },
  ],
  [
    'whose crops are not made yet: as it is',
    { ...photograph, sources: { ...none, full: file('/f') } },
    'any',
    { sources: { ...none, full: file('/f') } },
  ],
] as const)('%s', (_, picture, format, expected) => {
  expect(printedPicture(picture as Picture, format)).toEqual({ ...picture, ...expected });
});

test('an entry without a picture is unchanged', () => {
  expect(withPrintedPicture({ id: 3, picture: null })).toEqual({ id: 3, picture: null });
});
