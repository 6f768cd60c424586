import { describe, expect, test } from 'vitest';
import { type DerivativeRow, type PictureRow, pictureOf } from '#server/media/picture.ts';

const row: PictureRow = {
  id: 7,
  alt: { de: 'Ein Mann im Mantel', en: 'A man in a coat' },
  caption: { de: 'Erster Akt' },
  credit: 'Strichbild: Thalia',
  width: 1240,
  height: 700,
  focal_x: 0.6,
  focal_y: 0.5,
  print: 'line-screen',
  is_decorative: false,
  storage_key: 'pictures/faust-01.webp',
  content_type: 'image/webp',
};

const made = (
  crop: DerivativeRow['crop'],
  format: DerivativeRow['format'],
  width: number,
): DerivativeRow => ({
  crop,
  format,
  width,
  height: 100,
  storage_key: `made/${crop}-${width}.${format}`,
});

describe('a picture', () => {
  test('has its alt text in the reader’s language, or in German and marked', () => {
    expect(pictureOf(row, [], 'en')).toMatchObject({
      alt: 'A man in a coat',
      alt_lang: 'en',
      caption: 'Erster Akt',
    });
    expect(pictureOf({ ...row, alt: { de: 'Nur deutsch' } }, [], 'en')).toMatchObject({
      alt: 'Nur deutsch',
      alt_lang: 'de',
    });
  });

  test('that is decorative has no alt text', () => {
    expect(pictureOf({ ...row, is_decorative: true }, [], 'de').alt).toBe('');
  });

  test('has its original until derivatives exist', () => {
    expect(pictureOf(row, [], 'de').sources).toEqual({
      horizontal: [],
      vertical: [],
      full: [{ format: 'webp', width: 1240, height: 700, url: '/media/pictures/faust-01.webp' }],
    });
    expect(pictureOf({ ...row, content_type: 'image/png' }, [], 'de').sources.full).toEqual([]);
  });

  test('lists its files by format, best first, and by width', () => {
    const files = [
      made('vertical', 'jpg', 400),
      made('vertical', 'avif', 800),
      made('vertical', 'avif', 400),
    ];
    expect(pictureOf(row, files, 'de').sources.vertical.map(({ url }) => url)).toEqual([
      '/media/made/vertical-400.avif',
      '/media/made/vertical-800.avif',
      '/media/made/vertical-400.jpg',
    ]);
  });

  test('of the horizontal shape has its horizontal crop as the full picture, others do not', () => {
    const files = [made('horizontal', 'avif', 960)];
    expect(pictureOf(row, files, 'de').sources.full[0]?.url).toBe('/media/made/horizontal-960.avif');
    expect(pictureOf({ ...row, height: 1240 }, files, 'de').sources.full[0]?.url).toBe(
      '/media/pictures/faust-01.webp',
    );
  });

  test('has line screens only if printed that way', () => {
    const files = [made('horizontal', 'svg', 1240)];
    expect(pictureOf(row, files, 'de').line_screen).toEqual({
      horizontal: '/media/made/horizontal-1240.svg',
      vertical: null,
    });
    expect(pictureOf(row, [], 'de').line_screen).toBeNull();
    expect(pictureOf({ ...row, print: 'as-is' }, files, 'de').line_screen).toBeNull();
  });
});
